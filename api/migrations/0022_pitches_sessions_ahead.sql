-- How many sessions to come one captain may lead here; null: as everywhere.
alter table pitches add column sessions_ahead int check (sessions_ahead between 3 and 20);
