alter table ledger
  drop constraint ledger_place_id_fkey,
  add constraint ledger_place_of_session foreign key (session_id, place_id) references places (session_id, id);
comment on table ledger is 'append-only';
create index ledger_of_place on ledger (place_id) where place_id is not null;
-- TRUNCATE does not fire row triggers, so it needs a statement trigger
create trigger ledger_stays before truncate on ledger
  for each statement execute function refuse_change();
