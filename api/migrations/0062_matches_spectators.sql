-- How many watch a match through each process. Counts of now: nothing is lost with them.
create unlogged table spectators (
  process_id uuid not null,
  match_id uuid not null,
  count int not null,
  at timestamptz not null,
  primary key (process_id, match_id)
);
create index spectators_of_match on spectators (match_id);
