-- Log of staff actions. Rows never change, so people's names, which must be deletable, are in log_names. The subject of a row
-- may be deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null if a command or a timer acted
  by uuid references players (id),
  act text not null,
  subject_kind text,
  subject_id uuid,
  why text,
  facts jsonb not null default '{}',
  -- the subject's name at that time, unless it is an account
  subject_name text,
  check ((subject_kind is null) = (subject_id is null))
);
comment on table audit_log is 'append-only';
create index audit_log_by on audit_log (by) where by is not null;
create index audit_log_of_subject on audit_log (subject_id, id);

-- Rejects changes to the log, except deleting a reason after its author's account was deleted.
create function refuse_change_but_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.why is null and to_jsonb(new) - 'why' = to_jsonb(old) - 'why'
    and old."by" is not null and not exists (select from users where id = old."by") then
    return new;
  end if;
  raise exception 'a row of % never changes', tg_table_name;
end $$;
create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_change_but_words();
create trigger audit_log_stays before truncate on audit_log
  for each statement execute function refuse_change();

-- Runs as the function's owner, because the app's role cannot update the log.
create function delete_words_in_log(author uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update audit_log set why = null where by = author and why is not null
$$;
