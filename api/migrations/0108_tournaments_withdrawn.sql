-- Whether a withdrawn team keeps its place in its group: it withdrew when matches that follow from it had begun.
alter table tournament_entries add column keeps_place boolean not null default false;

-- Teams that went on from a group before they withdrew, or as withdrawn teams still did.
update tournament_entries e set keeps_place = true
from tournaments t
where t.id = e.tournament_id and t.form = 'groups' and e.state = 'withdrawn' and exists (
  select from tournament_matches m
  where m.tournament_id = e.tournament_id and m.source_one is not null and e.team_id in (m.team_one_id, m.team_two_id));
