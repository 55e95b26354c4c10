-- Originals of names and photos that staff have hidden. Staff can restore originals until the cleanup deletes them.
create table hidden_things (
  user_id uuid references users (id) on delete cascade,
  pitch_id uuid references pitches (id) on delete cascade,
  team_id uuid references teams (id) on delete cascade,
  what text not null check (what in ('name', 'photo')),
  at timestamptz not null,
  -- for an account: nickname, first name and last name; otherwise the name
  names text[],
  hash text,
  small bytea,
  large bytea,
  centre_id uuid references centres (id) on delete cascade,
  constraint hidden_things_check check (num_nonnulls(user_id, pitch_id, team_id, centre_id) = 1),
  constraint hidden_things_check1
    check (case what when 'name' then names is not null else num_nulls(hash, small, large) = 0 end)
);
create unique index hidden_of_account on hidden_things (user_id, what) where user_id is not null;
create unique index hidden_of_pitch on hidden_things (pitch_id, what) where pitch_id is not null;
create unique index hidden_of_team on hidden_things (team_id, what) where team_id is not null;
create unique index hidden_of_centre on hidden_things (centre_id, what) where centre_id is not null;
create index hidden_by_age on hidden_things (at);
