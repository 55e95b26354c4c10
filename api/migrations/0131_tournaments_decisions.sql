-- Groups without a lot at the end of their order could be created earlier. Teams that share a place there can never go on.
update tournaments set rules = jsonb_set(rules, '{order}', rules -> 'order' || '"lot"')
where form = 'groups' and not rules -> 'order' ? 'lot' and state not in ('finished', 'cancelled');

-- A lot can decide a level knock-out match. A replay is another row with the same number. The earlier row keeps its score.
alter table tournament_matches
  drop constraint tournament_matches_result_check,
  add constraint tournament_matches_result_check
    check (result in ('played', 'walkover', 'both-absent', 'void', 'lot')),
  add column replayed_at timestamptz,
  drop constraint tournament_matches_tournament_id_number_key,
  add constraint tournament_match_numbered unique nulls not distinct (tournament_id, number, replayed_at);

-- The match that a lot decides, with the winner first in team_ids. Null for a lot in a table.
alter table tournament_lots add column match_id uuid references tournament_matches (id) on delete cascade;
create index tournament_lots_of_match on tournament_lots (match_id) where match_id is not null;
