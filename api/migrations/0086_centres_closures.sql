-- A closure of several pitches of a centre, each year where it is yearly. What it occupies are rows of bookings, laid out
-- for the coming year: slots, moves and reports ask those alone.
create table centre_closures (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  reason text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- { open, close } of the first and of the last day; null for whole opening days
  hours jsonb,
  yearly boolean not null,
  -- those of them that are still at the centre are closed
  pitches uuid[] not null,
  -- when it is looked at whether a later year is to be laid out
  due timestamptz
);
create index centre_closures_of_centre on centre_closures (centre_id);
create index centre_closures_due on centre_closures (due) where due is not null;

alter table bookings add column closure_id uuid references centre_closures (id) on delete set null;
create index bookings_of_closure on bookings (closure_id) where closure_id is not null;
