-- What a centre has written to everybody booked on a day: who wrote it, when, and how many it reached.
create table centre_messages (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  -- one pitch; null for all of the centre
  pitch_id uuid references pitches (id),
  day date not null,
  words text not null,
  by uuid not null references players (id),
  people int not null check (people > 0),
  at timestamptz not null
);
create index centre_messages_of_centre on centre_messages (centre_id, at);
create index centre_messages_by on centre_messages (by);
create index centre_messages_of_pitch on centre_messages (pitch_id) where pitch_id is not null;

-- The secret address of a centre's calendar, one for each person there. Only a hash of it is kept.
create table centre_feeds (
  centre_id uuid not null references centres (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null unique,
  since timestamptz not null,
  primary key (centre_id, user_id)
);
create index centre_feeds_of_user on centre_feeds (user_id);
