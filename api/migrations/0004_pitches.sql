create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table pitches (
  id uuid primary key default gen_random_uuid(),
  -- a pitch without an owner is listed by platform staff and authorizes by itself; one that nobody plays on any more
  -- may be left behind, and stays hidden
  owner_id uuid references users (id) on delete set null,
  name text not null,
  address text not null,
  photo text not null,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  time_zone text not null,
  surface text not null,
  facilities text[] not null default '{}',
  -- for players, where the owner gives one; '' for none
  phone text not null default '',
  slot_minutes int not null check (slot_minutes between 15 and 180),
  -- [{ day: 1..7 (Monday 1), open: 'HH:MM', close: 'HH:MM' }]; calendar arithmetic is done in Node alone
  opening_hours jsonb not null,
  price_amount int not null check (price_amount >= 0),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  auto_authorize boolean not null,
  listed boolean not null default true,
  -- counted up with each change by its owner: who changes an older one than there is, is told so
  revision int not null default 1,
  created_at timestamptz not null,
  -- Stereographic from the pole of the pitch's own hemisphere: neighbours on the globe are neighbours on the plane,
  -- without a seam at 180 degrees, and PostgreSQL's own point index answers who is nearest.
  north point generated always as (
    case when lat >= 0 then point(
      tan(pi() / 4 - radians(lat) / 2) * cos(radians(lng)),
      tan(pi() / 4 - radians(lat) / 2) * sin(radians(lng))) end) stored,
  south point generated always as (
    case when lat < 0 then point(
      tan(pi() / 4 + radians(lat) / 2) * cos(radians(lng)),
      tan(pi() / 4 + radians(lat) / 2) * sin(radians(lng))) end) stored
);
create index pitches_north on pitches using gist (north) where lat >= 0 and listed;
create index pitches_south on pitches using gist (south) where lat < 0 and listed;
create index pitches_of_owner on pitches (owner_id);

-- unaccent() is not immutable by declaration; with the dictionary named it is in effect, and may be indexed.
create function searchable(text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));
create index pitches_by_name on pitches using gin (searchable(name || ' ' || address) gin_trgm_ops);

create table pitch_photos (
  pitch_id uuid primary key references pitches (id) on delete cascade,
  -- of the larger picture, in hex
  hash text not null,
  small bytea not null,
  large bytea not null
);
create index pitch_photos_by_hash on pitch_photos (hash);

create table districts (
  name text primary key,
  city text not null,
  lng double precision not null,
  lat double precision not null
);

-- Where something was played, roughly: a square of about 5.5 km. Every row of cells is as many degrees high, and has as
-- many columns as keep them square. The same as `cellOf` in api/src/stats/leaderboard/rules.ts.
create function cell_of(lng double precision, lat double precision) returns int
  language sql immutable strict parallel safe
  return (
    select line * 7200 + least(floor((lng + 180) / 360 * columns)::int, columns - 1) + 1
    from (select least(floor((lat + 90) * 20)::int, 3599)) as of_lat (line),
      lateral (select greatest(1, round(7200 * cos(radians((line + 0.5) / 20 - 90))))::int) as of_line (columns)
  );
