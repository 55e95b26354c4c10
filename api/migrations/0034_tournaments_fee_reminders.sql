-- When an entry was looked at for its fee, some days before entries close.
alter table tournament_entries add column fee_reminded_at timestamptz;
-- What the sweep of each second looks at.
create index tournaments_with_fee on tournaments (entries_until) where fee_amount > 0 and state <> 'cancelled';
