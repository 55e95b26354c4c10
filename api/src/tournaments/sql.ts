import type { Tournament, TournamentState } from '@i-one/contract/tournaments'
import type { CalendarRules } from '@i-one/contract/tournaments/rules'
import { type RawBuilder, type Insertable, sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { defineFields } from '../lib/database/fields.ts'
import { deleteDueRows } from '../lib/database/in-batches.ts'
import { allIds, allRows, firstRow } from '../lib/database/rows.ts'
import type { Tournaments } from '../lib/database/tables.ts'
import { lotWinnerColumn } from '../matches/decisions-sql.ts'
import { isTextOf } from '../text-authors.ts'
import {
  type ScorersAndCards,
  type PlayedMatch,
  cardsQuery,
  playedMatch,
  scorersQuery,
} from './scores-sql.ts'

export interface StoredEntry {
  team: string
  name: string
  colour: string | null
  state: 'entered' | 'withdrawn'
  keepsPlace: boolean
  isAgreed: boolean
  seed: number | null
  group: string | null
  deduction: number
  deductionReason: string | null
  leaders: string[]
  squad: { player: string; name: string; number: number }[]
}

/** Times are ISO 8601 strings, because the row is read as JSON. */
export interface StoredTie {
  id: string
  number: number
  stage: number
  round: number
  group: string | null
  thirdPlace: boolean
  sourceOne: string | null
  sourceTwo: string | null
  teamOne: string | null
  teamTwo: string | null
  pitch: string | null
  start: string | null
  booking: string | null
  bookingState: string | null
  result: 'played' | 'walkover' | 'both-absent' | 'void' | 'lot' | null
  lotWinner: string | null
  scoreOne: number | null
  scoreTwo: number | null
  shootOutOne: number | null
  shootOutTwo: number | null
  played: PlayedMatch | null
}

interface StoredPitch {
  id: string
  name: string
  address: string
  timeZone: string
  lng: number
  lat: number
}

export const tournamentFields = defineFields({
  code: 'code',
  name: 'name',
  about: 'about',
  state: 'state',
  form: 'form',
  rounds: 'rounds',
  groups: 'groups',
  qualify: 'qualify',
  bestOthers: 'best_others',
  thirdPlace: 'third_place',
  most: 'most',
  rules: 'rules',
  timeZone: 'time_zone',
  firstDay: 'first_day',
  lastDay: 'last_day',
  address: 'address',
} as const satisfies Partial<Record<keyof Tournament, keyof Tournaments>>)

type Unchanged = 'code' | 'name' | 'state' | 'form' | 'bestOthers' | 'thirdPlace' | 'most' | 'timeZone'

export interface StoredTournament extends ScorersAndCards, Pick<Tournament, Unchanged | 'rules'> {
  id: string
  organizerId: string
  organizerName: string
  about: string | null
  rounds: 1 | 2
  groups: number | null
  qualify: number | null
  entriesUntil: Date
  squadMost: number
  squadUntil: Date
  calendarRules: CalendarRules
  feeAmount: number | null
  feeCurrency: string | null
  firstDay: string | null
  lastDay: string | null
  address: string | null
  lng: number | null
  lat: number | null
  seeding: 'lot' | 'strength' | 'hand' | null
  drawSeed: string | null
  drawnAt: Date | null
  entries: StoredEntry[]
  ties: StoredTie[]
  /** Matches replaced by a replay, oldest first. Each has the same number as its replay. */
  earlier: StoredTie[]
  lots: string[][]
  pitches: StoredPitch[]
}

const ties = (isReplayed: boolean) => sql`
  (select coalesce(json_agg(json_build_object('id', tie.id, 'number', tie.number, 'stage', tie.stage,
      'round', tie.round, 'group', tie.group_name, 'thirdPlace', tie.third_place,
      'sourceOne', tie.source_one, 'sourceTwo', tie.source_two, 'teamOne', tie.team_one_id,
      'teamTwo', tie.team_two_id, 'pitch', tie.pitch_id, 'start', tie.starts_at, 'booking', tie.booking_id,
      'bookingState', (select state from bookings where id = tie.booking_id),
      'result', tie.result, 'scoreOne', tie.score_one, 'scoreTwo', tie.score_two,
      'shootOutOne', tie.shoot_out_one, 'shootOutTwo', tie.shoot_out_two,
      'lotWinner', case tie.result when 'lot' then ${lotWinnerColumn} end,
      'played', case when m.id is not null then ${playedMatch} end
    ) order by tie.number, tie.replayed_at), '[]')
  from tournament_matches tie left join matches m on m.id = tie.id
  where tie.tournament_id = t.id and tie.replayed_at is ${isReplayed ? sql`not null` : sql`null`})`

/** Reads the tournament in one statement, so that all parts are from the same snapshot. */
const tournament = (db: Database, where: RawBuilder<unknown>) =>
  firstRow<StoredTournament>(db)`
    select t.id, ${tournamentFields.from('t')}, t.organizer_id as "organizerId", organizer.name as "organizerName",
      t.entries_until as "entriesUntil", t.squad_most as "squadMost", t.squad_until as "squadUntil",
      t.calendar_rules as "calendarRules", t.fee_amount as "feeAmount", t.fee_currency as "feeCurrency",
      t.lng, t.lat, t.seeding, t.draw_seed as "drawSeed", t.drawn_at as "drawnAt",
      (select coalesce(json_agg(json_build_object('team', e.team_id, 'name', team.name, 'colour', team.colour,
          'state', e.state, 'keepsPlace', e.keeps_place,
          'isAgreed', e.agreed_at is not null, 'seed', e.seed, 'group', e.group_name, 'deduction', e.deduction,
          'deductionReason', e.deduction_reason,
          'leaders', (select coalesce(json_agg(m.user_id), '[]') from team_members m
            where m.team_id = e.team_id and m.state = 'member' and m.role <> 'member'),
          'squad', (select coalesce(json_agg(json_build_object('player', q.player_id, 'name', player.name,
              'number', q.number) order by q.number), '[]')
            from tournament_squads q join players player on player.id = q.player_id
            where q.tournament_id = t.id and q.team_id = e.team_id)
        ) order by e.seed nulls last, e.entered_at, e.team_id), '[]')
      from tournament_entries e join teams team on team.id = e.team_id where e.tournament_id = t.id) as entries,
      ${ties(false)} as ties, ${ties(true)} as earlier,
      (select coalesce(json_agg(lot.team_ids order by lot.id), '[]') from tournament_lots lot
        where lot.tournament_id = t.id and lot.match_id is null) as lots,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'address', p.address,
          'timeZone', p.time_zone, 'lng', p.lng, 'lat', p.lat) order by p.name, p.id), '[]')
        from pitches p where p.id in (select pitch_id from tournament_matches where tournament_id = t.id)) as pitches,
      ${scorersQuery} as scorers, ${cardsQuery} as cards
    from tournaments t join players organizer on organizer.id = t.organizer_id
    where ${where}`

export const findTournament = (db: Database, id: string) => tournament(db, sql`t.id = ${id}`)

export const agreeToEntry = (
  db: Database,
  { tournamentId, team, now }: { tournamentId: string; team: string; now: Date },
) =>
  db
    .updateTable('tournament_entries')
    .set({ agreed_at: now })
    .where('tournament_id', '=', tournamentId)
    .where('team_id', '=', team)
    .where('agreed_at', 'is', null)
    .execute()

export const findTournamentByCode = (db: Database, code: string) => tournament(db, sql`t.code = ${code}`)

/** Lock order: the tournament before its matches (decision 7). */
export const lockTournament = async (db: Database, id: string) => {
  const { rows } = await sql`select from tournaments where id = ${id} for no key update`.execute(db)
  return rows.length ? findTournament(db, id) : undefined
}

export const insertTournament = async (db: Database, row: Insertable<Tournaments>) => {
  const { id } = await db.insertInto('tournaments').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updateTournamentState = (
  db: Database,
  id: string,
  state: TournamentState,
  endedAt: Date | null = null,
) => db.updateTable('tournaments').set({ state, ended_at: endedAt }).where('id', '=', id).execute()

interface Change {
  tournamentId: string
  change: string
  by: string | null
  now: Date
  team?: string
  match?: string
  reason?: string | undefined
}

export const insertChange = (db: Database, { tournamentId, change, by, now, team, match, reason }: Change) =>
  db
    .insertInto('tournament_changes')
    .values({
      tournament_id: tournamentId,
      at: now,
      by,
      change,
      team_id: team ?? null,
      match_id: match ?? null,
      reason: reason ?? null,
    })
    .execute()

export const listTournamentsOrganizedBy = (db: Database, userId: string) =>
  allRows<{ _id: string; name: string }>(db)`
    select id as _id, name from tournaments
    where organizer_id = ${userId} and state not in ('finished', 'cancelled') order by name, id`

export const deleteTournamentTexts = async (db: Database, userId: string) => {
  const led = { id: 't.id', responsible: sql`t.organizer_id` }
  await sql`
    delete from tournaments t where organizer_id = ${userId}
      and not exists (select from tournament_entries where tournament_id = t.id)
      and not exists (select from fee_ledger where tournament_id = t.id)`.execute(db)
  const ids = await allIds(db)`
    with theirs as (
      select id from tournaments t
      where id in (
        select row_id from text_authors where user_id = ${userId} union all
        select id from tournaments where organizer_id = ${userId})
        and ${isTextOf(userId, 'tournaments.about', led)}
      order by id for no key update)
    update tournaments t set about = null, address = null from theirs where t.id = theirs.id returning t.id`
  await sql`
    update tournament_entries e set deduction_reason = '' from tournaments t
    where t.id = e.tournament_id and deduction_reason <> '' and (
      exists (select from tournament_changes c
        where c.tournament_id = e.tournament_id and c.team_id = e.team_id and c.by = ${userId}
          and c.reason = e.deduction_reason)
      or t.organizer_id = ${userId})`.execute(db)
  await db.updateTable('tournament_changes').set({ reason: null }).where('by', '=', userId).execute()
  return ids
}

export const deleteOldTournamentChanges = (db: Database, before: Date) =>
  deleteDueRows(db, 'tournament_changes', sql`at < ${before}`)
