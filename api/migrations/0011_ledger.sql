-- What each place of a session owes, and what came of it: each row moves an amount from one account of the place to
-- another, so that they sum to zero. A share goes from `share` to `open`, and from there to `said`, `paid` or `waived`;
-- `open` is below zero where a place has given more than it owes. What the pitch has itself is `received`.
create table ledger (
  id bigint generated always as identity primary key,
  session_id uuid not null references sessions (id),
  place_id uuid not null references places (id),
  act text not null check (act in ('owe', 'reverse', 'say', 'confirm', 'waive', 'refund', 'take-back')),
  from_account text not null check (from_account in ('share', 'open', 'said', 'paid', 'received', 'waived')),
  to_account text not null check (to_account in ('share', 'open', 'said', 'paid', 'received', 'waived')),
  amount int not null check (amount > 0),
  method text check (method in ('cash', 'transfer')),
  -- null where a share follows from who has a place
  by uuid references players (id),
  at timestamptz not null,
  check (from_account <> to_account)
);
create index ledger_of_session on ledger (session_id, id);
create index ledger_by on ledger (by) where by is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a row of % never changes', tg_table_name;
end $$;
create trigger ledger_only_grows before update or delete on ledger
  for each row execute function refuse_change();

create view balances as
  select session_id, place_id,
    sum(case 'share' when to_account then -amount when from_account then amount else 0 end)::int as owed,
    sum(case 'open' when to_account then amount when from_account then -amount else 0 end)::int as open,
    sum(case 'said' when to_account then amount when from_account then -amount else 0 end)::int as said,
    (coalesce(sum(amount) filter (where to_account in ('paid', 'received')), 0)
      - coalesce(sum(amount) filter (where from_account in ('paid', 'received')), 0))::int as paid,
    sum(case 'received' when to_account then amount when from_account then -amount else 0 end)::int as received,
    sum(case 'waived' when to_account then amount when from_account then -amount else 0 end)::int as waived,
    coalesce(sum(amount) filter (where act = 'refund' and from_account in ('paid', 'received')), 0)::int as refunded,
    (array_agg(method order by id desc) filter (where method is not null))[1] as method
  from ledger group by session_id, place_id;
