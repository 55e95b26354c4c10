-- When someone who leads the team agreed to its entry: by entering it, naming its squad or saying that the fee is paid.
alter table tournament_entries add column agreed_at timestamptz;

-- Of earlier entries the team is known to be unasked where the organizer, who is not in it, entered it, and it did nothing.
update tournament_entries entry set agreed_at = entry.entered_at
from tournaments tournament
where tournament.id = entry.tournament_id and (
  not exists (
    select from tournament_changes entered
    where entered.tournament_id = entry.tournament_id and entered.team_id = entry.team_id
      and entered.change = 'entered' and entered.by = tournament.organizer_id)
  or exists (
    select from team_members where team_id = entry.team_id and user_id = tournament.organizer_id)
  or exists (
    select from tournament_changes own
    where own.tournament_id = entry.tournament_id and own.team_id = entry.team_id
      and own.change in ('entered', 'squad') and own.by <> tournament.organizer_id)
  or exists (
    select from fee_ledger said
    where said.tournament_id = entry.tournament_id and said.team_id = entry.team_id and said.act = 'say'));

-- Such a team that withdrew before it played owes nothing.
insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, at)
select balance.tournament_id, balance.team_id, 'reverse', 'open', 'share', balance.owed, now()
from fee_balances balance join tournament_entries entry using (tournament_id, team_id)
where entry.state = 'withdrawn' and entry.agreed_at is null and balance.owed > 0
  and not exists (
    select from tournament_matches tie left join matches match on match.id = tie.id
    where tie.tournament_id = entry.tournament_id and entry.team_id in (tie.team_one_id, tie.team_two_id)
      and (tie.result in ('played', 'lot') or exists (select from events where match_id = match.id)));

insert into fee_ledger (tournament_id, team_id, act, from_account, to_account, amount, at)
select balance.tournament_id, balance.team_id, 'reverse', 'waived', 'open', least(balance.waived, -balance.open), now()
from fee_balances balance join tournament_entries entry using (tournament_id, team_id)
where entry.agreed_at is null and balance.owed = 0 and balance.waived > 0 and balance.open < 0;
