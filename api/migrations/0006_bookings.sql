create extension if not exists btree_gist;

-- A claim on a pitch for a stretch of time; the only thing that occupies it.
create table bookings (
  id uuid primary key default gen_random_uuid(),
  pitch_id uuid not null references pitches (id),
  -- null for a closure, which has its pitch's owner in blocked_by
  booker_id uuid references players (id),
  blocked_by uuid references players (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  -- held for one who makes a session of it, or for a team that was challenged
  kind text not null default 'session' check (kind in ('session', 'challenge')),
  state text not null check (state in
    ('held', 'pending', 'confirmed', 'blocked', 'expired', 'declined', 'cancelled', 'released')),
  -- when a hold ends, while held
  expires_at timestamptz,
  -- until when the pitch may answer, while pending
  authorize_by timestamptz,
  reason text,
  price_amount int not null default 0,
  price_currency text not null,
  created_at timestamptz not null,
  check ((state = 'held') <= (expires_at is not null)),
  check ((state = 'pending') <= (authorize_by is not null)),
  -- now() cannot stand here: whoever wants the time first expires stale holds on that stretch
  constraint slot_taken exclude using gist (pitch_id with =, during with &&)
    where (state in ('held', 'pending', 'confirmed', 'blocked'))
);
create index bookings_held on bookings (expires_at) where state = 'held';
create index bookings_pending on bookings (authorize_by) where state = 'pending';
create index bookings_of_booker on bookings (booker_id, created_at);
create index bookings_blocked_by on bookings (blocked_by) where blocked_by is not null;
-- What a pitch is judged by: bookings it was asked to authorize, and those that it has or has taken back.
create index bookings_to_judge on bookings (pitch_id, created_at)
  where authorize_by is not null or state in ('confirmed', 'cancelled');

-- Every change with when and who; `by` is null where a timer did it.
create table booking_changes (
  -- the order of two changes within one instant
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  at timestamptz not null,
  by uuid references players (id),
  state text not null,
  reason text
);
create index booking_changes_of_booking on booking_changes (booking_id, id);
create index booking_changes_by on booking_changes (by) where by is not null;
