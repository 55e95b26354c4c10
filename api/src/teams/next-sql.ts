import type { TeamFixture } from '@i-one/contract/teams'
import { unfinishedStates } from '@i-one/game/matches/match-state'
import { sql } from 'kysely'
import { worksAtCentre } from '../at-centre.ts'
import { maxTimeAhead } from '../bookings/longest-ahead.ts'
import type { Database } from '../lib/database/database.ts'
import { firstRow, toSqlLiterals } from '../lib/database/rows.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import { matchEnd } from '../match-end.ts'
import type { Caller } from '../roles.ts'

interface FixtureRow {
  pitchId: string
  pitchName: string
  timeZone: string
  session: string | null
  match: string | null
  matchType: string
  start: Date
  team: string
  opponent: string | null
}

const pitch = sql`p.id as "pitchId", p.name as "pitchName", p.time_zone as "timeZone"`

/** Must match `maySee` in sessions/rules.ts. */
const isSeenBy = ({ id, isAdmin }: Caller) => sql`
  (${isAdmin} or s.visibility = 'public' or ${id}::uuid in (s.captain_id, s.opponent_id) or ${worksAtCentre(id)}
    or exists (select from places where session_id = s.id and player_id = ${id} and state <> 'removed')
    or exists (select from sets played join team_members me on me.team_id = played.team_id
      where played.session_id = s.id and me.user_id = ${id} and me.state = 'member'
        and me.role in ('captain', 'vice-captain')))`

export const findNextFixture = (db: Database, teamId: string, reader: Caller, now: Date) =>
  firstRow<FixtureRow>(db)`
    with latest as materialized (
      select session_id, number, name from sets where team_id = ${teamId} and since > ${now}::timestamptz - ${maxTimeAhead}
    )
    (select s.id as session, null::uuid as match, s.match_type as "matchType", lower(b.during) as start, ${pitch},
      own.name as team,
      case s.set_count
        when 1 then ${i18n._('Opponent wanted')}
        when 2 then (select name from sets where session_id = s.id and number <> own.number)
      end as opponent
    from latest own join sessions s on s.id = own.session_id
      join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
    where s.state in ('open', 'confirmed', 'started')
      and b.state = 'confirmed' and upper(b.during) > ${now} and ${isSeenBy(reader)}
    order by 4 limit 1)
    union all
    (select null, m.id, m.match_type, m.starts_at, ${pitch},
      case tie.team_one_id when ${teamId} then m.team_one_name else m.team_two_name end,
      case tie.team_one_id when ${teamId} then m.team_two_name else m.team_one_name end
    from tournament_matches tie join matches m on m.id = tie.id join pitches p on p.id = m.pitch_id
    where ${teamId} in (tie.team_one_id, tie.team_two_id) and m.state in (${toSqlLiterals(unfinishedStates)})
      and ${matchEnd} > ${now}
    order by 4 limit 1)
    order by start limit 1`

export const toNextFixture = (row: FixtureRow, now: Date): TeamFixture => ({
  ...(row.session && { session: row.session }),
  ...(row.match && { match: row.match }),
  matchType: row.matchType,
  start: row.start.toISOString(),
  pitch: { _id: row.pitchId, name: row.pitchName, timeZone: row.timeZone },
  team: { name: row.team },
  ...(row.opponent !== null && { opponent: { name: row.opponent } }),
  serverTime: now.toISOString(),
})
