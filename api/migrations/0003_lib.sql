create table logins (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index logins_of_user on logins (user_id);
create index logins_by_use on logins (used_at);

-- The first answer to a POST that creates, kept so that a repeat gets it again.
create table first_answers (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index first_answers_by_age on first_answers (created_at);

-- How much of each limit is used: used up until then, and free again by itself. Not logged: a crash may forget it.
create unlogged table limits (
  key bytea primary key,
  used_until timestamptz not null
);
create index limits_by_end on limits (used_until);
