import type { Side } from '@i-one/contract/matches/sides'
import type { Lineup } from '@i-one/game/matches/formation'
import { unfinishedStates } from '@i-one/game/matches/match-state'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { worksAtCentre } from '../at-centre.ts'
import type { Database } from '../lib/database/database.ts'
import { haversine, toSpotColumns } from '../lib/database/great-circle.ts'
import { allIds, firstValue, toSqlLiterals } from '../lib/database/rows.ts'
import type { DB, Matches } from '../lib/database/tables.ts'
import { ruleColumns } from '../match-rules.ts'
import { decisionColumn } from './decisions-sql.ts'
import { eventsOfMatch, toStoredEvent } from './stored-event.ts'

const matchColumns = [
  ...(['m.id', 'm.session_id', 'm.pitch_id', 'm.number', 'm.match_type', 'm.state', 'm.starts_at'] as const),
  ...(['m.team_one_name', 'm.team_one_set', 'm.team_two_name', 'm.team_two_set'] as const),
  ...(['m.score_one', 'm.score_two', 'm.shoot_out_one', 'm.shoot_out_two', 'm.seq'] as const),
  ...(['m.period', 'm.first_to'] as const),
  ...ruleColumns,
  ...([
    'm.clock_running',
    'm.clock_elapsed_ms',
    'm.clock_added_ms',
    'm.clock_at',
    'm.full_time_at',
    'm.awarded_at',
  ] as const),
  ...(['m.lineup_one_by', 'm.lineup_one_revision', 'm.lineup_two_by', 'm.lineup_two_revision'] as const),
  ...(['m.visitors_key', 'm.created_at'] as const),
] as const

export const matchQuery = (db: Database, userId: string | null) =>
  db
    .selectFrom('matches as m')
    .innerJoin('pitches as p', 'p.id', 'm.pitch_id')
    .leftJoin('sessions as s', 's.id', 'm.session_id')
    .leftJoin('tournament_matches as tie', 'tie.id', 'm.id')
    .leftJoin('tournaments as t', 't.id', 'tie.tournament_id')
    .select(matchColumns)
    .select([
      'p.name as pitch_name',
      'p.address as pitch_address',
      'p.time_zone',
      'p.lng',
      'p.lat',
      's.visibility',
      'tie.tournament_id',
      'tie.team_one_id as tie_one_id',
      'tie.team_two_id as tie_two_id',
      sql<boolean>`tie.result is not null`.as('is_entered'),
      sql<boolean>`tie.replayed_at is not null`.as('is_replayed'),
      decisionColumn.as('decision'),
      sql<number | null>`coalesce(s.players_per_team, (t.rules ->> 'playersPerTeam')::int)`.as(
        'players_per_team',
      ),
      // the tournament's organizer has the same rights as a captain
      sql<boolean>`coalesce(${userId}::uuid in (s.captain_id, s.opponent_id, t.organizer_id), false)`.as(
        'is_captain',
      ),
      sql<boolean>`exists (select from team_members me
        where me.user_id = ${userId}::uuid and me.role in ('captain', 'vice-captain') and me.state = 'member' and (
          me.team_id in (tie.team_one_id, tie.team_two_id)
          or me.team_id in (select team_id from sets
            where session_id = m.session_id and number in (m.team_one_set, m.team_two_set))))`.as(
        'is_team_captain',
      ),
      worksAtCentre(userId).as('is_organizer'),
      sql<boolean>`(exists (select from scorers where match_id = m.id and user_id = ${userId}::uuid)
        or exists (select from whistles where match_id = m.id and player_id = ${userId}::uuid))`.as(
        'is_scorer',
      ),
      sql<boolean>`exists (select from places where session_id = m.session_id and player_id = ${userId}::uuid
        and state <> 'removed')`.as('has_place'),
      sql<boolean>`exists (select from lineups where match_id = m.id and player_id = ${userId}::uuid)`.as(
        'plays',
      ),
    ])

export const lineupsOfMatch = (eb: ExpressionBuilder<DB & { m: Matches }, 'm'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('lineups as l')
      .innerJoin('players', 'players.id', 'l.player_id')
      .select(['l.side', 'l.role', 'l.player_id', 'l.number', 'l.x', 'l.y', 'players.name'])
      .whereRef('l.match_id', '=', 'm.id')
      .orderBy('l.side')
      .orderBy('l.rank'),
  ).as('lineups')

export type MatchRow = Awaited<ReturnType<typeof findMatch>> & object

export const findMatch = (db: Database, id: string, userId: string | null) =>
  matchQuery(db, userId).where('m.id', '=', id).executeTakeFirst()

const teamOf = (side: 'one' | 'two') =>
  sql<string | null>`coalesce(${sql.ref(`tie.team_${side}_id`)}, (select team_id from sets
    where session_id = m.session_id and number = ${sql.ref(`m.team_${side}_set`)}))`

/** Reads match, lineups and events in one statement, so that the result is consistent. */
export const findWholeMatch = async (db: Database, id: string, userId: string | null) => {
  const found = await matchQuery(db, userId)
    .select((eb) => [
      jsonArrayFrom(eventsOfMatch(eb).orderBy('e.seq')).as('events'),
      lineupsOfMatch(eb),
      jsonArrayFrom(
        eb
          .selectFrom('players as recorder')
          .select(['recorder.id as _id', 'recorder.name'])
          .where(sql<boolean>`recorder.id in (select by from events where match_id = m.id)`)
          .orderBy('recorder.name')
          .orderBy('recorder.id'),
      ).as('recorders'),
      jsonArrayFrom(
        eb
          .selectFrom('awards')
          .select(['player_id as player', 'votes'])
          .whereRef('match_id', '=', 'm.id')
          .orderBy('player_id'),
      ).as('awards'),
      sql<
        string | null
      >`(select player_id from votes where match_id = m.id and voter_id = ${userId}::uuid)`.as('myVote'),
      sql<string | null>`coalesce(s.captain_id, t.organizer_id)`.as('leader_id'),
      teamOf('one').as('team_one'),
      teamOf('two').as('team_two'),
    ])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { events, lineups, recorders, awards, myVote, ...row } = found
  return { row, lineups, recorders, vote: { awards, myVote }, events: events.map(toStoredEvent) }
}

export type WholeMatch = Awaited<ReturnType<typeof findWholeMatch>> & object

/** Locks the match, so that event numbers stay in sequence. Use `lockForRecording` if the tournament may change too. */
export const lockMatch = (db: Database, id: string, userId: string | null) =>
  matchQuery(db, userId)
    .where('m.id', '=', id)
    // guard: events of a match are numbered without gaps
    .forUpdate('m')
    .executeTakeFirst()

/** Lock order: tournaments before their matches. */
export const lockMatchTournaments = (db: Database, ids: readonly string[]) =>
  sql`
    select from tournaments where id in (select tournament_id from tournament_matches where id = any (${ids}::uuid[]))
    order by id for no key update`.execute(db)

export const lockForRecording = async (db: Database, id: string, userId: string | null) => {
  await lockMatchTournaments(db, [id])
  return lockMatch(db, id, userId)
}

const unfinished = sql<boolean>`m.state in (${toSqlLiterals(unfinishedStates)})`

export const findMyLiveMatch = (db: Database, userId: string) =>
  matchQuery(db, userId)
    .where(unfinished)
    .where(sql<boolean>`(${userId}::uuid in (s.captain_id, s.opponent_id)
      or exists (select from lineups where match_id = m.id and player_id = ${userId})
      or exists (select from scorers where match_id = m.id and user_id = ${userId}))`)
    .orderBy(sql`m.state = 'scheduled'`)
    .orderBy('m.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findNearestLiveMatch = (db: Database, userId: string) =>
  matchQuery(db, userId)
    .innerJoin('users as me', (join) => join.on('me.id', '=', userId))
    .where(unfinished)
    .where('m.state', '<>', 'scheduled')
    .where(sql<boolean>`s.visibility is distinct from 'link'`)
    .orderBy(haversine(toSpotColumns('p'), toSpotColumns('me')))
    .orderBy('m.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Leaves out scheduled tournament matches, because there can be many and they have not kicked off. */
const mayRunOn = sql<boolean>`(m.state in (${toSqlLiterals(unfinishedStates.filter((state) => state !== 'scheduled'))})
  or m.state = 'scheduled' and m.session_id is not null)`

export const lockStaleMatch = (db: Database, before: Date, failed: readonly string[]) =>
  firstValue<string>(db)`
    select m.id from matches m
    left join sessions s on s.id = m.session_id
    left join bookings b on b.id = s.booking_id
    left join tournament_matches tie on tie.id = m.id
    where ${mayRunOn} and m.starts_at <= ${before} and m.id <> all(${failed}::uuid[])
      and (upper(b.during) <= ${before}
        or m.session_id is null and m.starts_at + interval '2 hours' <= ${before})
      and (s.state = 'started'
        -- limit 1 makes the subquery run once per match: otherwise PostgreSQL may scan the whole events table
        or (select true from events where match_id = m.id and stored_at > ${before} limit 1) is null)
      and (tie.id is null
        or exists (select from tournaments where id = tie.tournament_id for no key update skip locked))
    order by m.starts_at limit 1 for update of m skip locked`

export const findUnfinishedMatch = (db: Database, sessionId: string) =>
  db
    .selectFrom('matches as m')
    .select('m.id')
    .where('m.session_id', '=', sessionId)
    .where(unfinished)
    .executeTakeFirst()

export const listSides = (db: Database, matchId: string) =>
  db.selectFrom('lineups').select(['player_id', 'side']).where('match_id', '=', matchId).execute()

export const renameTeamInMatches = (db: Database, teamId: string, name: string) =>
  sql`
    with sides as (
      select m.id, m.team_one_set = s.number as is_one
      from sets s join matches m on m.session_id = s.session_id and s.number in (m.team_one_set, m.team_two_set)
      where s.team_id = ${teamId}
      union all
      select tie.id, tie.team_one_id = ${teamId} from tournament_matches tie
      where ${teamId} in (tie.team_one_id, tie.team_two_id)
    ), locked as (
      select id from matches where id in (select id from sides) order by id for no key update
    )
    update matches m set team_one_name = case when is_one then ${name} else team_one_name end,
      team_two_name = case when is_one then team_two_name else ${name} end
    from locked join sides using (id) where m.id = locked.id`.execute(db)

export const insertMatch = async (db: Database, match: Insertable<Matches>) => {
  const { id } = await db.insertInto('matches').values(match).returning('id').executeTakeFirstOrThrow()
  return id
}

export const insertLineup = (db: Database, matchId: string, side: Side, lineup: Lineup) => {
  const rows = Object.entries(lineup).flatMap(([role, players]) =>
    players.map(({ player, number, x, y }, rank) => ({ player, role, number, rank, x, y })),
  )
  return sql`insert into lineups (match_id, side, player_id, role, number, rank, x, y)
    select ${matchId}::uuid, ${side}, player, role, number, rank, x, y
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l(player uuid, role text, number int, rank int, x double precision, y double precision)
  `.execute(db)
}

export const moveLineups = (db: Database, guestId: string, playerId: string) =>
  allIds(db)`
    with moved as (
      update lineups set player_id = ${playerId} where player_id = ${guestId} returning match_id, side
    )
    update matches m set
      lineup_one_revision = lineup_one_revision + (side = 'T1')::int,
      lineup_one_by = case side when 'T1' then ${playerId}::uuid else lineup_one_by end,
      lineup_two_revision = lineup_two_revision + (side = 'T2')::int,
      lineup_two_by = case side when 'T2' then ${playerId}::uuid else lineup_two_by end
    from moved where m.id = match_id
    returning m.id`

export const abandonMatches = (db: Database, sessionId: string, now: Date) =>
  allIds(db)`
    update matches m set state = 'abandoned', clock_running = false, clock_at = ${now},
      clock_elapsed_ms = clock_elapsed_ms + case when clock_running
        then greatest(0, extract(epoch from ${now}::timestamptz - clock_at) * 1000)::int else 0 end
    where m.session_id = ${sessionId} and ${unfinished}
    returning m.id`
