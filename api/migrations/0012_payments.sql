-- Where an organizer takes transfers. Seen by who owes on a pitch of theirs, and by nobody else.
create table bank_details (
  user_id uuid primary key references users (id) on delete cascade,
  bank text not null,
  account_number text not null check (account_number ~ '^\d{10}$'),
  account_name text not null
);
