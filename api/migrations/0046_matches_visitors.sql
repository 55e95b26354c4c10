-- What makes the references by which the players of a match go for who is not signed in.
alter table matches add column visitors_key uuid not null default gen_random_uuid();
