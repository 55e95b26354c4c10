create table pitches (
  id uuid primary key default gen_random_uuid(),
  -- a pitch without an owner is listed by platform staff and authorizes by itself
  owner_id uuid references users (id),
  name text not null,
  address text not null,
  photo text not null,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  time_zone text not null,
  surface text not null,
  facilities text[] not null default '{}',
  slot_minutes int not null check (slot_minutes between 15 and 180),
  -- [{ day: 1..7 (Monday 1), open: 'HH:MM', close: 'HH:MM' }]; calendar arithmetic is done in Node alone
  opening_hours jsonb not null,
  price_amount int not null check (price_amount >= 0),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  auto_authorize boolean not null,
  listed boolean not null default true,
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

create table districts (
  name text primary key,
  city text not null,
  lng double precision not null,
  lat double precision not null
);
