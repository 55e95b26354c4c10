-- Who comes to a centre: by telephone, without an account, or with one.
create table customers (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  name text not null,
  -- E.164; '' where they did not say. For those who answer for the centre alone
  phone text not null default '',
  created_at timestamptz not null
);
create unique index customers_by_phone on customers (centre_id, phone) where phone <> '';
create unique index customers_by_account on customers (user_id, centre_id) where user_id is not null;
create index customers_of_centre on customers (centre_id);

alter table bookings
  -- of the kind 'desk': for whom somebody at the desk took it
  add column customer_id uuid references customers (id) on delete set null,
  -- those that were taken together at the desk
  add column series_id uuid,
  -- what came of it instead of a visit
  add column let_down text check (let_down in ('no-show', 'cancelled-late'));
create index bookings_of_customer on bookings (customer_id) where customer_id is not null;
create index bookings_of_series on bookings (series_id) where series_id is not null;
