-- Reports have no foreign key to their subject, which may be deleted, and outlive the account of their author.
create table reports (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  reporter_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('person', 'name', 'photo', 'pitch', 'team')),
  subject_id uuid not null,
  reason text not null,
  words text not null,
  closed_at timestamptz,
  name text
);
create unique index reports_open_once on reports (reporter_id, kind, subject_id) where closed_at is null;
create index reports_of_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_of_subject on reports (kind, subject_id);
create index reports_by_age on reports (at);
