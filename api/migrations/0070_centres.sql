-- A place with one or more pitches. Where it is, who owns it and how it is called are the same for all of them.
create table centres (
  id uuid primary key default gen_random_uuid(),
  -- of its public page
  code text not null unique default left(replace(gen_random_uuid()::text, '-', ''), 16),
  owner_id uuid references users (id) on delete set null,
  name text not null,
  address text not null,
  lng double precision not null check (lng between -180 and 180),
  lat double precision not null check (lat between -90 and 90),
  time_zone text not null,
  phone text not null default '',
  -- for players, in the owner's words; '' for none
  house_rules text not null default '',
  -- what its pitches are open, unless they have hours of their own; as in pitches
  opening_hours jsonb not null,
  -- counted up with each change: who changes an older one than there is, is told so
  revision int not null default 1,
  created_at timestamptz not null,
  unique (id, owner_id)
);
create index centres_of_owner on centres (owner_id);

alter table pitches
  add column centre_id uuid not null default gen_random_uuid(),
  -- takes the hours of its centre over, also when they change
  add column hours_of_centre boolean not null default false;

insert into centres (id, owner_id, name, address, lng, lat, time_zone, phone, opening_hours, created_at)
select centre_id, owner_id, name, address, lng, lat, time_zone, phone, opening_hours, created_at from pitches;

-- A pitch that names no centre stands alone: it is a centre of one.
create function stand_alone() returns trigger language plpgsql as $$
begin
  insert into centres (id, owner_id, name, address, lng, lat, time_zone, phone, opening_hours, created_at)
  values (new.centre_id, new.owner_id, new.name, new.address, new.lng, new.lat, new.time_zone, new.phone,
    new.opening_hours, new.created_at)
  on conflict (id) do nothing;
  return new;
end $$;
create trigger stand_alone before insert on pitches for each row execute function stand_alone();

alter table pitches
  -- for one without an owner, whom the next one says nothing of
  add foreign key (centre_id) references centres (id),
  -- who owns a pitch, owns its centre
  add constraint pitches_owner_of_centre foreign key (centre_id, owner_id)
    references centres (id, owner_id) on update cascade;
create index pitches_of_centre on pitches (centre_id, owner_id);
