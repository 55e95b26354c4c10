-- What a team looks for, in words that may be empty; null while it does not look for it.
alter table teams
  add column match_wanted text,
  add column players_wanted text;
create index teams_that_want_a_match on teams (cell) where match_wanted is not null and ended_at is null;
create index teams_that_want_players on teams (cell) where players_wanted is not null and ended_at is null;
