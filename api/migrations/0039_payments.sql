-- History of bank details: a user's last row is current, and a row without a bank means that the user accepts no transfers.
-- Rows are deleted only with the account.
alter table bank_details
  drop constraint bank_details_pkey,
  add column id bigint generated always as identity primary key,
  add column since timestamptz not null default now(),
  alter column bank drop not null,
  alter column account_number drop not null,
  alter column account_name drop not null,
  add constraint all_or_none check (num_nulls(bank, account_number, account_name) in (0, 3));
alter table bank_details alter column since drop default;
create index bank_details_of_user on bank_details (user_id, id);
comment on table bank_details is 'append-only';

create function refuse_change_of_who_is_here() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'a row of % never changes', tg_table_name;
end $$;
create trigger bank_details_only_grow before update or delete on bank_details
  for each row execute function refuse_change_of_who_is_here();
create trigger bank_details_stay before truncate on bank_details
  for each statement execute function refuse_change();
