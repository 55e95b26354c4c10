-- The link by which a guest becomes a person with an account. Only a hash of it is kept; it is good once.
create table guest_claims (
  player_id uuid primary key references players (id) on delete cascade,
  link_hash bytea not null unique,
  expires_at timestamptz not null
);
create index guest_claims_by_end on guest_claims (expires_at);
