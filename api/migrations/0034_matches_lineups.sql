-- `real` rejects very small values that the contract accepts.
alter table team_formation_spots alter column x type double precision, alter column y type double precision;
alter table set_lineups alter column x type double precision, alter column y type double precision;
alter table lineups alter column x type double precision, alter column y type double precision;
