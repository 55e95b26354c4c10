import type { Availability } from '@i-one/contract/availability'
import type { Challenge, ChallengeOffer } from '@i-one/contract/sessions/challenges'
import { upcomingStates, goingStates } from '@i-one/contract/sessions/states'
import type { MatchRules } from '@i-one/game/matches/match-rules'
import { type RawBuilder, sql } from 'kysely'
import { maxTimeAhead } from '../../bookings/longest-ahead.ts'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstValue, toSqlLiterals } from '../../lib/database/rows.ts'
import { tieEnd } from '../../match-end.ts'
import { matchRules } from '../../match-rules.ts'
import type { StoredTeam } from '../../teams/sql.ts'

type Team = Pick<StoredTeam, 'id' | 'name' | 'colour'> & { ended: boolean }

interface StoredSlot {
  id: string
  pitch: Challenge['slots'][number]['pitch']
  start: string
  end: string
  price: Challenge['slots'][number]['price']
  state: string
  chosen: boolean
  free: { members: number; of: number }
  expiresAt: string
}

interface StoredAnswer {
  slot: string
  player: string
  name: string
  answer: Availability | null
  asked: string | null
}

export interface StoredChallenge extends MatchRules {
  id: string
  state: Challenge['state']
  from: Team
  to: Team
  fromLeaders: string[]
  toLeaders: string[]
  toMembers: string[]
  answers: StoredAnswer[]
  byId: string
  byName: string
  words: string | null
  pays: Challenge['pays']
  playersPerTeam: number
  kept: Challenge['kept']
  answerBy: Date
  sessionId: string | null
  counters: string | null
  slots: StoredSlot[]
}

const team = (alias: 'f' | 't') => sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
  'name', ${sql.ref(`${alias}.name`)}, 'colour', ${sql.ref(`${alias}.colour`)},
  'ended', ${sql.ref(`${alias}.ended_at`)} is not null)`

const leaders = (column: string) => sql`array(select user_id from team_members
  where team_id = ${sql.ref(column)} and role in ('captain', 'vice-captain'))`

const members = sql`array(select user_id from team_members where team_id = c.to_team and state = 'member')`

const answers = sql`
  (select coalesce(json_agg(json_build_object('slot', a.booking_id, 'player', a.player_id, 'name', said.name,
      'answer', a.answer, 'asked', a.asked_at) order by said.name, said.id), '[]')
    from challenge_slots slot join challenge_answers a using (booking_id) join players said on said.id = a.player_id
    join team_members m on m.team_id = c.to_team and m.user_id = a.player_id and m.state = 'member'
    where slot.challenge_id = c.id)`

/** True if the team in `column` cancelled the agreed session `s`, removed its opponent or withdrew as its opponent. */
const broke = (column: string) => sql`
  case ${sql.ref(column)}
    when past.from_team then s.state = 'cancelled' and s.reason = 'captain'
      or exists (select from session_changes gone
        where gone.session_id = s.id and gone.change = 'opponent-left' and gone.by <> gone.player_id)
    else exists (select from session_changes gone
      where gone.session_id = s.id and gone.change = 'opponent-left' and gone.by = gone.player_id)
  end`

const kept = (column: string) => sql`
  (select json_build_object('matches', count(*) filter (where not broken), 'of', count(*))
  from (
    select s.state, ${broke(column)} as broken
    from (
      select from_team, session_id from challenges where state = 'accepted' and from_team = ${sql.ref(column)}
      union all select from_team, session_id from challenges where state = 'accepted' and to_team = ${sql.ref(column)}
    ) as past join sessions s on s.id = past.session_id
  ) as agreed
  where broken or state in ('started', 'finished', 'abandoned'))`

const free = sql`
  (select json_build_object('of', count(*), 'members', count(*) filter (where
    not exists (select from places taken
      join sessions other on other.id = taken.session_id and other.state in (${toSqlLiterals([...upcomingStates, 'started'])})
      join bookings its on its.id = other.booking_id
      where taken.player_id = m.user_id and taken.state in (${toSqlLiterals(goingStates)}) and its.during && b.during
        and taken.since > lower(b.during) - ${maxTimeAhead})
    and not exists (select from tournament_squads squad
      join tournament_matches tie on tie.tournament_id = squad.tournament_id
        and squad.team_id in (tie.team_one_id, tie.team_two_id)
      join tournaments t on t.id = tie.tournament_id
      where squad.player_id = m.user_id and tie.result is null
        and tie.starts_at > lower(b.during) - interval '1 day' and tie.starts_at < upper(b.during)
        and tstzrange(tie.starts_at, ${tieEnd}) && b.during)))
  from team_members m where m.team_id = c.to_team and m.state = 'member')`

const select = (db: Database, which: RawBuilder<unknown>) =>
  allRows<StoredChallenge>(db)`
    select c.id, c.state, ${team('f')} as "from", ${team('t')} as "to",
      ${leaders('c.from_team')} as "fromLeaders", ${leaders('c.to_team')} as "toLeaders",
      ${members} as "toMembers", ${answers} as answers,
      c.by_id as "byId", p.name as "byName", c.words, c.pays, ${matchRules.from('c')},
      c.players_per_team as "playersPerTeam",
      ${kept('c.from_team')} as kept, c.answer_by as "answerBy", c.session_id as "sessionId", c.counters,
      (select json_agg(json_build_object('id', b.id, 'start', lower(b.during), 'end', upper(b.during),
          'state', b.state, 'expiresAt', b.expires_at,
          'chosen', exists (select from sessions where id = c.session_id and booking_id = b.id),
          'free', ${free},
          'price', json_build_object('amount', b.price_amount, 'currency', b.price_currency),
          'pitch', json_build_object('_id', pitch.id, 'name', pitch.name, 'address', pitch.address,
            'timeZone', pitch.time_zone)) order by lower(b.during), b.id)
        from challenge_slots slot join bookings b on b.id = slot.booking_id join pitches pitch on pitch.id = b.pitch_id
        where slot.challenge_id = c.id) as slots
    from challenges c
    join teams f on f.id = c.from_team join teams t on t.id = c.to_team join players p on p.id = c.by_id
    ${which}`

export const findChallenge = async (db: Database, id: string) =>
  (await select(db, sql`where c.id = ${id}`))[0]

export const findOpenChallenge = (db: Database, teamId: string) =>
  firstValue<string>(db)`select id from challenges where from_team = ${teamId} and state = 'open'`

export const listChallengesOf = (db: Database, teamId: string) =>
  select(
    db,
    sql`where c.id in (
        (select id from challenges where from_team = ${teamId} order by created_at desc limit 20)
        union (select id from challenges where to_team = ${teamId} order by created_at desc limit 20))
      order by c.created_at desc, c.id limit 20`,
  )

/** Lock order: the challenge before its bookings. */
export const lockChallenge = async (db: Database, id: string) => {
  const { rows } = await sql`
    select from challenges where id = ${id}
    -- guard: changes to a challenge run one at a time
    for no key update
  `.execute(db)
  return rows.length ? findChallenge(db, id) : undefined
}

export interface ChallengeTeams {
  fromTeam: string
  toTeam: string
  counters: string | null
}

interface NewChallenge extends Omit<ChallengeOffer, 'slots'>, ChallengeTeams {
  byId: string
  answerBy: Date
  bookings: readonly string[]
  now: Date
}

export const insertChallenge = async (db: Database, challenge: NewChallenge) => {
  const { id } = await db
    .insertInto('challenges')
    .values({
      from_team: challenge.fromTeam,
      to_team: challenge.toTeam,
      by_id: challenge.byId,
      state: 'open',
      ...matchRules.toColumns(challenge),
      players_per_team: challenge.playersPerTeam,
      words: challenge.words ?? null,
      pays: challenge.pays,
      counters: challenge.counters,
      answer_by: challenge.answerBy,
      created_at: challenge.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('challenge_slots')
    .values(challenge.bookings.map((booking_id, n) => ({ challenge_id: id, number: n + 1, booking_id })))
    .execute()
  return id
}

export const closeChallenge = (
  db: Database,
  id: string,
  { state, session = null }: { state: Exclude<Challenge['state'], 'open'>; session?: string | null },
) => db.updateTable('challenges').set({ state, session_id: session }).where('id', '=', id).execute()

export const lockDueChallenge = (db: Database, now: Date, failed: readonly string[]) =>
  firstValue<string>(db)`
    select id from challenges where state = 'open' and answer_by <= ${now} and id <> all(${failed}::uuid[])
    order by answer_by limit 1 for no key update skip locked`

export const deleteChallengeTexts = (db: Database, userId: string) =>
  db.updateTable('challenges').set({ words: null }).where('by_id', '=', userId).execute()
