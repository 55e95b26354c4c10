-- How many a side it is laid out for; null: its owner does not say.
alter table pitches add column players_per_team int check (players_per_team between 4 and 8);
