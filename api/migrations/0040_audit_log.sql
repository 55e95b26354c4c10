-- What staff did, to whom or what, and why. No names: these are read where they are kept, so that nothing has to be taken
-- out of a log that never changes. `by` is null where the command or a timer did it; what a row is about may be gone.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by uuid references players (id),
  act text not null,
  subject_kind text,
  subject_id uuid,
  why text,
  facts jsonb not null default '{}',
  check ((subject_kind is null) = (subject_id is null))
);
comment on table audit_log is 'append-only';
create index audit_log_by on audit_log (by) where by is not null;
create index audit_log_of_subject on audit_log (subject_id, id);
create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_change();

alter table users
  add column suspended_until timestamptz,
  add constraint suspended_first check (suspended_until is null or suspended_at is not null);
create index users_suspended on users (suspended_until) where suspended_until is not null;
