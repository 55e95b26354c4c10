-- Entry fees, stored like session shares in `ledger`. Rows outlive the team's entry, because withdrawn teams get refunds.
create table fee_ledger (
  id bigint generated always as identity primary key,
  tournament_id uuid not null references tournaments (id),
  team_id uuid not null references teams (id),
  act text not null check (act in ('owe', 'reverse', 'say', 'confirm', 'waive', 'refund', 'take-back')),
  from_account text not null check (from_account in ('share', 'open', 'said', 'paid', 'waived')),
  to_account text not null check (to_account in ('share', 'open', 'said', 'paid', 'waived')),
  amount int not null check (amount > 0),
  method text check (method in ('cash', 'transfer')),
  -- null if a change of the entry caused the row
  by uuid references players (id),
  at timestamptz not null,
  check (from_account <> to_account)
);
comment on table fee_ledger is 'append-only';
create index fee_ledger_of_tournament on fee_ledger (tournament_id, team_id);
create index fee_ledger_of_team on fee_ledger (team_id);
create index fee_ledger_by on fee_ledger (by) where by is not null;
create trigger fee_ledger_only_grows before update or delete on fee_ledger
  for each row execute function refuse_change();
create trigger fee_ledger_stays before truncate on fee_ledger
  for each statement execute function refuse_change();

create view fee_balances as
  select tournament_id, team_id,
    sum(case 'share' when to_account then -amount when from_account then amount else 0 end)::int as owed,
    sum(case 'open' when to_account then amount when from_account then -amount else 0 end)::int as open,
    sum(case 'said' when to_account then amount when from_account then -amount else 0 end)::int as said,
    sum(case 'paid' when to_account then amount when from_account then -amount else 0 end)::int as paid,
    sum(case 'waived' when to_account then amount when from_account then -amount else 0 end)::int as waived,
    coalesce(sum(amount) filter (where act = 'refund' and from_account = 'paid'), 0)::int as refunded,
    (array_agg(method order by id desc) filter (where method is not null))[1] as method
  from fee_ledger group by tournament_id, team_id;

insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, at)
  select t.id, e.team_id, 'owe', 'share', 'open', t.fee_amount, e.entered_at
  from tournaments t join tournament_entries e on e.tournament_id = t.id
  where t.fee_amount > 0 and t.state <> 'cancelled' and e.state = 'entered';
