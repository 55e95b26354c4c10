create table tournaments (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  organizer_id uuid not null references players (id),
  name text not null,
  about text,
  state text not null check (state in ('entries', 'drawn', 'running', 'finished', 'cancelled')),
  reason text,
  form text not null check (form in ('league', 'groups', 'knock-out')),
  rounds int not null check (rounds between 1 and 2),
  groups int check (groups between 1 and 16),
  qualify int check (qualify between 1 and 8),
  best_others int not null,
  third_place boolean not null,
  most int not null check (most between 3 and 64),
  entries_until timestamptz not null,
  squad_most int not null,
  squad_until timestamptz not null,
  fee_amount int,
  fee_currency text,
  -- as the contract has them
  rules jsonb not null,
  first_day date,
  last_day date,
  address text,
  lng double precision check (lng between -180 and 180),
  lat double precision check (lat between -90 and 90),
  seeding text check (seeding in ('lot', 'strength', 'hand')),
  draw_seed text,
  drawn_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((form = 'groups') <= (groups is not null and qualify is not null)),
  check ((fee_amount is null) = (fee_currency is null)),
  check ((lng is null) = (lat is null))
);
create index tournaments_by_state on tournaments (state, created_at);
create index tournaments_of_organizer on tournaments (organizer_id);

-- A team of a tournament; its seed and its group come with the draw.
create table tournament_entries (
  tournament_id uuid not null references tournaments (id) on delete cascade,
  team_id uuid not null references teams (id),
  state text not null check (state in ('entered', 'withdrawn')),
  seed int,
  group_name text,
  deduction int not null default 0,
  deduction_reason text,
  entered_at timestamptz not null,
  constraint already_entered primary key (tournament_id, team_id),
  check ((deduction = 0) = (deduction_reason is null))
);
create index tournament_entries_of_team on tournament_entries (team_id);

-- Nobody plays for two teams of a tournament.
create table tournament_squads (
  tournament_id uuid not null,
  team_id uuid not null,
  player_id uuid not null references players (id),
  number int not null check (number between 1 and 99),
  constraint in_two_squads primary key (tournament_id, player_id),
  unique (tournament_id, team_id, number),
  foreign key (tournament_id, team_id) references tournament_entries (tournament_id, team_id) on delete cascade
);
create index tournament_squads_of_player on tournament_squads (player_id);

-- A match of a tournament, from the draw on. Once it has both teams and its time, matches has it under the same id.
create table tournament_matches (
  id uuid primary key default gen_random_uuid(),
  tournament_id uuid not null references tournaments (id) on delete cascade,
  -- counts from 1 within its tournament; that is what W7 and L10 mean
  number int not null,
  stage int not null,
  round int not null,
  group_name text,
  third_place boolean not null default false,
  source_one text,
  source_two text,
  team_one_id uuid references teams (id),
  team_two_id uuid references teams (id),
  booking_id uuid references bookings (id),
  pitch_id uuid references pitches (id),
  starts_at timestamptz,
  -- what somebody entered stands instead of what was recorded
  result text check (result in ('played', 'walkover', 'both-absent', 'void')),
  score_one int,
  score_two int,
  shoot_out_one int,
  shoot_out_two int,
  -- when those who play it were reminded, a day before
  reminded_at timestamptz,
  unique (tournament_id, number),
  check ((pitch_id is null) = (starts_at is null)),
  check ((result is null) = (score_one is null and score_two is null)),
  check ((shoot_out_one is null) = (shoot_out_two is null))
);
create index tournament_matches_of_team_one on tournament_matches (team_one_id);
create index tournament_matches_of_team_two on tournament_matches (team_two_id);
create index tournament_matches_of_booking on tournament_matches (booking_id) where booking_id is not null;
create index tournament_matches_on_pitch on tournament_matches (pitch_id) where pitch_id is not null;
create index tournament_matches_to_remind on tournament_matches (starts_at) where reminded_at is null;

-- A lot that was drawn among teams that nothing set apart, in the order drawn.
create table tournament_lots (
  id bigint generated always as identity primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  team_ids uuid[] not null,
  seed text not null,
  at timestamptz not null
);
create index tournament_lots_of_tournament on tournament_lots (tournament_id, id);

-- A calendar that was laid and not booked yet: the newest of its tournament.
create table tournament_plans (
  id uuid primary key default gen_random_uuid(),
  tournament_id uuid not null unique references tournaments (id) on delete cascade,
  lines jsonb not null,
  made_at timestamptz not null
);

-- What was done to a tournament, for its organizer to look up.
create table tournament_changes (
  id bigint generated always as identity primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  at timestamptz not null,
  by uuid references players (id),
  change text not null,
  team_id uuid references teams (id),
  match_id uuid,
  reason text
);
create index tournament_changes_of_tournament on tournament_changes (tournament_id, id);
create index tournament_changes_by on tournament_changes (by) where by is not null;
create index tournament_changes_of_team on tournament_changes (team_id) where team_id is not null;
