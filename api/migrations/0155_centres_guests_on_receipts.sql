-- A receipt for the place of a guest, and its line in the log, keep the name of the guest. The name becomes that of the account
-- that claims the guest.
alter table log_names
  add column guest_id uuid references players (id) on delete cascade,
  drop constraint log_names_check,
  add constraint log_names_of_one_person check (num_nonnulls(user_id, customer_id, guest_id) = 1);
create index log_names_of_guest on log_names (guest_id) where guest_id is not null;

drop trigger log_names_stay on log_names;
create trigger log_names_stay before update on log_names for each row
  when ((old.payment_id, old.role, old.name) is distinct from (new.payment_id, new.role, new.name)
    or old.guest_id is null and old.user_id is distinct from new.user_id)
  execute function refuse_change();
