-- Who added the guest whom somebody claimed to be: they go on answering for what the place owes.
alter table places add column owed_by uuid references players (id);
create index places_owed_by on places (owed_by) where owed_by is not null;
