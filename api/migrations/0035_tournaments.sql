-- Time zone of the pitch of the tournament's first match, or of the pitch nearest to the tournament.
alter table tournaments add column time_zone text;
update tournaments t set time_zone = coalesce(
  (select p.time_zone from tournament_matches tie join pitches p on p.id = tie.pitch_id
    where tie.tournament_id = t.id order by tie.starts_at, tie.number limit 1),
  (select p.time_zone from pitches p join users u on u.id = t.organizer_id
    order by power(p.lng - coalesce(t.lng, u.lng), 2) + power(p.lat - coalesce(t.lat, u.lat), 2), p.id limit 1),
  'UTC');

alter table tournaments
  alter column time_zone set not null,
  -- constraints on the times of matches, in the contract's format
  add column calendar_rules jsonb not null default '{"rest": 0, "between": 3, "off": []}',
  -- true if the server must settle the tournament again, because v0.1.0 ignored corrections after full time
  add column settle_again boolean not null default false;
create index tournaments_with_fee on tournaments (entries_until) where fee_amount > 0 and state <> 'cancelled';
create index tournaments_over on tournaments (ended_at desc, created_at desc, id) where state in ('finished', 'cancelled');
create index tournaments_to_settle on tournaments (id) where settle_again;
update tournaments set settle_again = true where state in ('drawn', 'running');
-- v0.1.0 accepted groups without a drawing of lots as the last tie-break, so teams that finished level could never advance
update tournaments set rules = jsonb_set(rules, '{order}', rules -> 'order' || '"lot"')
where form = 'groups' and not rules -> 'order' ? 'lot' and state not in ('finished', 'cancelled');

create trigger store_area before insert or update of lng, lat on tournaments
  for each row execute function store_area();
update tournaments set lng = lng where (lng, lat) is distinct from (area_of(lng), area_of(lat));

alter table tournament_plans add column rules jsonb not null default '{"rest": 0, "between": 3, "off": []}';
create index tournament_changes_by_age on tournament_changes (at);

alter table tournament_entries
  -- when the fee reminder was processed, a few days before entries close
  add column fee_reminded_at timestamptz,
  -- true if the team withdrew after the matches that depend on its group had begun: the team stays in the group's table
  add column keeps_place boolean not null default false,
  -- when a captain of the team agreed to its entry: by entering it, naming its squad or reporting the fee as paid
  add column agreed_at timestamptz;
-- v0.1.0 let withdrawn teams advance from their group
update tournament_entries e set keeps_place = true
from tournaments t
where t.id = e.tournament_id and t.form = 'groups' and e.state = 'withdrawn' and exists (
  select from tournament_matches m
  where m.tournament_id = e.tournament_id and m.source_one is not null and e.team_id in (m.team_one_id, m.team_two_id));
-- an entry by an organizer who is not a member of the team does not count as the team's agreement
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
      and own.change in ('entered', 'squad') and own.by <> tournament.organizer_id));
