-- Staff review an organizer before the organizer's first pitch is published and bank details are shown.
create table organizer_reviews (
  user_id uuid primary key references users (id) on delete cascade,
  state text not null check (state in ('open', 'sent', 'asked', 'listed', 'turned-down')),
  phone_number text not null default '',
  words text,
  sent_at timestamptz
);
create index organizer_reviews_sent on organizer_reviews (sent_at) where state = 'sent';

-- Documents that an organizer sends for the review. Only staff see them; deleted after the decision.
create table review_papers (
  user_id uuid primary key references users (id) on delete cascade,
  kind text not null check (kind in ('photo', 'pdf')),
  bytes bytea not null,
  at timestamptz not null
);
create index review_papers_by_age on review_papers (at);
