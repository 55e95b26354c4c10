-- When the pitch moved it last: who cannot come then leaves free for some hours.
alter table sessions add column moved_at timestamptz;
