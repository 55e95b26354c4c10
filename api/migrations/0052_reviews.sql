-- What staff look at before an organizer's first pitch is listed, and bank details are shown.
-- null: it is found where it is listed; else by its link alone, and hidden once it was turned down
alter table pitches add column review text check (review in ('waiting', 'turned-down'));

alter table users add column bank_details_shown boolean not null default false;
-- who has had a pitch until now is not new
update users set bank_details_shown = true where id in (select owner_id from pitches);

create table organizer_reviews (
  user_id uuid primary key references users (id) on delete cascade,
  state text not null check (state in ('open', 'sent', 'asked', 'listed', 'turned-down')),
  phone_number text not null default '',
  -- what staff wrote last
  words text,
  sent_at timestamptz
);
create index organizer_reviews_sent on organizer_reviews (sent_at) where state = 'sent';

-- Seen by staff alone, and deleted once they have decided.
create table review_papers (
  user_id uuid primary key references users (id) on delete cascade,
  kind text not null check (kind in ('photo', 'pdf')),
  bytes bytea not null,
  at timestamptz not null
);
create index review_papers_by_age on review_papers (at);
