-- What its owner knows a login by. Of what a browser says of itself only this is kept.
alter table logins
  add id uuid not null default gen_random_uuid() unique,
  add device text not null default 'Unknown device';
create index logins_by_age on logins (created_at);
