-- Who works at a centre beside its owner.
create table centre_staff (
  centre_id uuid not null references centres (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('manager', 'desk', 'viewer')),
  since timestamptz not null,
  primary key (centre_id, user_id)
);
create index centre_staff_of_user on centre_staff (user_id);

-- The link by which somebody comes to work there. Only a hash of it is kept; it is good once, and goes when it is used.
create table centre_invitations (
  id uuid primary key default gen_random_uuid(),
  centre_id uuid not null references centres (id) on delete cascade,
  role text not null check (role in ('manager', 'desk', 'viewer')),
  link_hash bytea not null unique,
  expires_at timestamptz not null
);
create index centre_invitations_of_centre on centre_invitations (centre_id);
