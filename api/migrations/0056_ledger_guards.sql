-- A row of the ledger is about a place of its own session.
alter table places add constraint place_of_session unique (session_id, id);
alter table ledger
  drop constraint ledger_place_id_fkey,
  add constraint ledger_place_of_session foreign key (session_id, place_id) references places (session_id, id);
-- An offer that never ends would keep its place for good.
alter table places add constraint offer_ends check (state <> 'offered' or offer_until is not null);

comment on table ledger is 'append-only';
comment on table fee_ledger is 'append-only';
-- The triggers of rows do not see that a table is emptied.
create trigger ledger_stays before truncate on ledger
  for each statement execute function refuse_change();
create trigger fee_ledger_stays before truncate on fee_ledger
  for each statement execute function refuse_change();
create trigger bank_details_stay before truncate on bank_details
  for each statement execute function refuse_change();
