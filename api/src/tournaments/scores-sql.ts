import type { Cards } from '@i-one/game/tournaments/standings'
import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { firstRow } from '../lib/database/rows.ts'
import { hasEffectiveEvents, isNotVoided } from '../matches/events/sql.ts'

export interface PlayedMatch {
  state: string
  period: string
  scoreOne: number
  scoreTwo: number
  shootOutOne: number | null
  shootOutTwo: number | null
  running: boolean
  elapsedMs: number
  at: string
  isRecorded: boolean
  isScored: boolean
}

export interface ScorersAndCards {
  scorers: { player: string; name: string; team: string; count: number }[]
  cards: (Cards & { match: string; team: string })[]
}

const counts = sql`tie.result is distinct from 'void'`

export const playedMatch = sql`json_build_object('state', m.state, 'period', m.period,
            'scoreOne', m.score_one, 'scoreTwo', m.score_two, 'shootOutOne', m.shoot_out_one,
            'shootOutTwo', m.shoot_out_two, 'running', m.clock_running, 'elapsedMs',
            m.clock_elapsed_ms - m.clock_added_ms,
            'at', m.clock_at,
            'isRecorded', m.state in ('scheduled', 'postponed') and ${hasEffectiveEvents('m')},
            'isScored', m.state = 'finished' and ${hasEffectiveEvents('m')})`

export const scorersQuery = sql`(select coalesce(json_agg(scorer order by scorer.count desc, scorer.name, scorer.player), '[]') from (
        select e.player_id as player, player.name, case e.side when 'T1' then tie.team_one_id else tie.team_two_id end
          as team, count(*)::int as count
        from tournament_matches tie join events e on e.match_id = tie.id and e.type = 'goal'
          join players player on player.id = e.player_id
        where tie.tournament_id = t.id and ${counts} and ${isNotVoided('e')} group by 1, 2, 3
        order by 4 desc, 2 limit 20) as scorer)`

const counted = (card: 'yellow' | 'second-yellow' | 'red') =>
  sql`count(*) filter (where e.card = ${sql.lit(card)})::int`

export const cardsQuery = sql`(select coalesce(json_agg(shown order by shown.match, shown.team), '[]') from (
        select tie.id as match, case e.side when 'T1' then tie.team_one_id else tie.team_two_id end as team,
          ${counted('yellow')} as yellow, ${counted('second-yellow')} as "secondYellow", ${counted('red')} as red
        from tournament_matches tie join events e on e.match_id = tie.id and e.type = 'card'
        where tie.tournament_id = t.id and e.side is not null and ${isNotVoided('e')} group by 1, 2) as shown)`

export interface Scores extends ScorersAndCards {
  matches: { id: string; played: PlayedMatch }[]
}

export const findScores = (db: Database, id: string, matches: readonly string[]) =>
  firstRow<Scores>(db)`
    select (select coalesce(json_agg(json_build_object('id', m.id, 'played', ${playedMatch})), '[]')
        from matches m where m.id = any(${matches}::uuid[])) as matches,
      ${scorersQuery} as scorers, ${cardsQuery} as cards
    from tournaments t where t.id = ${id}`
