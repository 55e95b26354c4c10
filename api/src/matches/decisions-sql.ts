import { sql } from 'kysely'
import type { StoredDecision } from './decision.ts'

export const lotWinnerColumn = sql<string | null>`(select lot.team_ids[1] from tournament_lots lot
  where lot.match_id = tie.id and tie.team_one_id = any (lot.team_ids) and tie.team_two_id = any (lot.team_ids)
  order by lot.id desc limit 1)`

const sideOf = (one: string, two: string) => sql`case when ${sql.ref(one)} > ${sql.ref(two)} then 'T1'
  when ${sql.ref(one)} < ${sql.ref(two)} then 'T2' end`

const scoreOf = (one: string, two: string) => sql`case when ${sql.ref(one)} is not null then
  jsonb_build_object('T1', ${sql.ref(one)}, 'T2', ${sql.ref(two)}) end`

export const decisionColumn = sql<StoredDecision | null>`jsonb_strip_nulls(case
  when tie.replayed_at is not null then jsonb_build_object('by', 'replay', 'replay', (
    select next.id from tournament_matches next
    where next.tournament_id = tie.tournament_id and next.number = tie.number
      and (next.replayed_at is null or next.replayed_at > tie.replayed_at)
    order by next.replayed_at nulls last limit 1))
  when tie.result = 'lot' then jsonb_build_object('by', 'lot',
    'winner', case ${lotWinnerColumn} when tie.team_one_id then 'T1' when tie.team_two_id then 'T2' end)
  when tie.result = 'walkover' then jsonb_build_object('by', 'walkover',
    'winner', ${sideOf('tie.score_one', 'tie.score_two')}, 'score', ${scoreOf('tie.score_one', 'tie.score_two')})
  when tie.result in ('both-absent', 'void') then jsonb_build_object('by', tie.result)
  when tie.result = 'played' and m.seq > 0 then jsonb_build_object(
    'by', case when tie.shoot_out_one is not null then 'shoot-out'
      when m.state = 'finished' and m.score_one = m.score_two then 'extra-time' else 'entered' end,
    'winner', coalesce(${sideOf('tie.score_one', 'tie.score_two')}, ${sideOf('tie.shoot_out_one', 'tie.shoot_out_two')}),
    'score', ${scoreOf('tie.score_one', 'tie.score_two')},
    'shootOut', ${scoreOf('tie.shoot_out_one', 'tie.shoot_out_two')})
  when tie.result is null and tie.source_one is not null and m.state = 'finished' and m.score_one = m.score_two
    and m.shoot_out_one is not distinct from m.shoot_out_two then jsonb_build_object('by', 'open')
  end)`
