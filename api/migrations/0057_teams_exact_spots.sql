-- Where somebody stands is kept as it was said. `real` has seven digits, and refuses what is smaller than it can hold, so a
-- place taken by the contract ended in an error.
alter table team_formation_spots alter column x type double precision, alter column y type double precision;
alter table set_lineups alter column x type double precision, alter column y type double precision;
alter table lineups alter column x type double precision, alter column y type double precision;
