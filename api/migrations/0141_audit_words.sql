-- What staff gave as a reason, in their own words, goes with their account. All else of a line stays as it is.
create function refuse_change_but_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.why is null and to_jsonb(new) - 'why' = to_jsonb(old) - 'why'
    and old."by" is not null and not exists (select from users where id = old."by") then
    return new;
  end if;
  raise exception 'a row of % never changes', tg_table_name;
end $$;
drop trigger audit_log_only_grows on audit_log;
create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_change_but_words();

-- The role of the app may not update the log itself.
create function delete_words_in_log(author uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update audit_log set why = null where by = author and why is not null
$$;

update audit_log set why = null where why is not null and by not in (select id from users);
