-- A lasting squad. Who leads it is said by its members' roles.
create table teams (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- one of the contract's; without one it follows from the name
  colour text,
  address text not null,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  cell int not null generated always as (cell_of(lng, lat)) stored,
  -- 128 random bits: whoever has the link is let in
  invite_code text not null unique,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index teams_by_cell on teams (cell) where ended_at is null;

-- Whoever is in a team, or asks to be. It hangs on the account: a guest is in no team.
create table team_members (
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('asked', 'member')),
  role text not null default 'member' check (role in ('captain', 'vice-captain', 'member')),
  shirt_number int check (shirt_number between 1 and 99),
  since timestamptz not null,
  primary key (team_id, user_id),
  constraint number_taken unique (team_id, shirt_number),
  check (state = 'member' or (role = 'member' and shirt_number is null))
);
create unique index team_members_captain on team_members (team_id) where role = 'captain';
create unique index team_members_vice_captain on team_members (team_id) where role = 'vice-captain';
create index team_members_of_user on team_members (user_id);

create table team_formations (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  name text not null,
  saved_at timestamptz not null
);
create index team_formations_of_team on team_formations (team_id);

-- Where somebody stands in it; a spot whose member has gone is free.
create table team_formation_spots (
  formation_id uuid not null references team_formations (id) on delete cascade,
  rank int not null,
  role text not null check (role in ('goalkeeper', 'defenders', 'midfielders', 'forward')),
  -- percent of the pitch's width and length from the own goal
  x real not null check (x between 0 and 100),
  y real not null check (y between 0 and 100),
  team_id uuid not null,
  user_id uuid,
  primary key (formation_id, rank),
  unique (formation_id, user_id),
  foreign key (team_id, user_id) references team_members (team_id, user_id) on delete set null (user_id)
);
create index team_formation_spots_of_member on team_formation_spots (team_id, user_id);
