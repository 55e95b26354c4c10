-- The name of a centre can be hidden too.
alter table hidden_things
  add column centre_id uuid references centres (id) on delete cascade,
  drop constraint hidden_things_check,
  add constraint hidden_things_check check (num_nonnulls(user_id, pitch_id, team_id, centre_id) = 1);
create unique index hidden_of_centre on hidden_things (centre_id, what) where centre_id is not null;
