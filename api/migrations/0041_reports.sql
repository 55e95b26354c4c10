-- What people report. What it is about, a player or a pitch, may be gone; a report outlives who wrote it, without them.
create table reports (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  reporter_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('person', 'name', 'photo', 'pitch')),
  subject_id uuid not null,
  reason text not null,
  words text not null,
  closed_at timestamptz
);
create unique index reports_open_once on reports (reporter_id, kind, subject_id) where closed_at is null;
create index reports_of_subject on reports (kind, subject_id);
create index reports_by_age on reports (at);
