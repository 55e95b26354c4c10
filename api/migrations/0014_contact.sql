create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  pitch text,
  message text not null,
  sent_at timestamptz not null
);
