import { overStates } from '@i-one/game/matches/match-state'
import type { Database } from '../../../lib/database/database.ts'
import { allRows, firstValue, literals } from '../../../lib/database/rows.ts'

export const countLogins = async (db: Database, userId: string) =>
  (await firstValue<number>(db)`select count(*)::int as n from logins where user_id = ${userId}`) ?? 0

export const listWhistles = (db: Database, userId: string) =>
  allRows<{ match: string; teamOne: string; teamTwo: string; captain: string | null }>(db)`
    select m.id as match, m.team_one_name as "teamOne", m.team_two_name as "teamTwo",
      case when s.captain_id <> ${userId} then captain.name end as captain
    from matches m left join sessions s on s.id = m.session_id left join players captain on captain.id = s.captain_id
    where m.state not in (${literals(overStates)})
      and (${userId} in (s.captain_id, s.opponent_id)
        or exists (select from scorers where match_id = m.id and user_id = ${userId}))
    order by m.id`
