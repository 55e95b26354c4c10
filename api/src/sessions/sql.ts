import type { BookingState, CancellationPolicy } from '@i-one/contract/bookings'
import type { EndReason, NewSession, PlaceState, Session, SessionState } from '@i-one/contract/sessions'
import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { upcomingStates, isEnded } from '@i-one/contract/sessions/states'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { type Staffed, decidesForPitch, staffedColumns } from '../at-centre.ts'
import { maxTimeAhead } from '../bookings/longest-ahead.ts'
import { missingDeposit } from '../bookings/sql.ts'
import { updateCustomers } from '../customer-bookings.ts'
import type { Database } from '../lib/database/database.ts'
import { allRows, toSqlLiterals } from '../lib/database/rows.ts'
import { type SavedLineup, sessionLineups } from './lineups/sql.ts'
import { type PitchRow, pitchColumns } from './pitch-row.ts'
import { settings } from './settings-row.ts'

export interface SessionRow extends SessionSettings, PitchRow, Staffed {
  id: string
  code: string
  seriesId: string | null
  state: SessionState
  reason: EndReason | null
  periods: number
  matchType: string
  comingAnyway: boolean
  fillBy: Date
  movedAt: Date | null
  drawnAt: Date | null
  drawSeed: string | null
  captainId: string
  captainNickname: string
  opponentId: string | null
  opponentNickname: string | null
  /** `null` means that each side pays half. */
  payingSide: 1 | 2 | null
  bookingId: string
  bookingState: BookingState
  authorizeBy: Date | null
  start: Date
  end: Date
  priceAmount: number
  priceCurrency: string
  terms: CancellationPolicy | null
  cancelFee: number
  setNames: string[]
}

export interface StoredPlace {
  id: string
  playerId: string
  name: string
  position: 'GK' | 'DF' | 'MF' | 'FW' | null
  nickname: string | null
  state: PlaceState
  set: number | null
  addedBy: string | null
  owedBy: string | null
  takeMeIn: boolean
  /** Sort key of the waitlist. An ISO 8601 string, because the row is read as JSON. */
  since: string
  offerUntil: string | null
  leaveFreeUntil: string | null
  with: string[]
}

export interface StoredSession extends SessionRow {
  places: StoredPlace[]
  matches: Session['matches']
  setLineups: SavedLineup[]
  setTeams: Session['setTeams']
  teamCaptains: string[]
  payersRemindedAt: Date | null
  missingDeposit: number
  /** Id of the last ledger row. Changes with every payment, so that live streams publish payments. */
  lastPayment: string | null
}

export const sessionColumns = sql`
  s.id, s.code, s.series_id as "seriesId", s.state, s.reason, s.match_type as "matchType", s.periods,
  ${settings.from('s')},
  s.coming_anyway_at is not null as "comingAnyway",
  s.fill_by as "fillBy", s.moved_at as "movedAt", s.drawn_at as "drawnAt", s.draw_seed as "drawSeed",
  s.captain_id as "captainId", captain.name as "captainNickname",
  s.opponent_id as "opponentId", opponent.name as "opponentNickname", s.paying_side as "payingSide",
  b.id as "bookingId", b.state as "bookingState", b.authorize_by as "authorizeBy",
  lower(b.during) as start, upper(b.during) as "end",
  b.price_amount as "priceAmount", b.price_currency as "priceCurrency", b.terms, b.cancel_fee as "cancelFee",
  ${pitchColumns}, ${staffedColumns},
  array(select sets.name from sets where sets.session_id = s.id order by sets.number) as "setNames"`

export const sessionTables = sql`
  sessions s
  join bookings b on b.id = s.booking_id
  join pitches p on p.id = b.pitch_id
  join players captain on captain.id = s.captain_id
  left join players opponent on opponent.id = s.opponent_id`

const places = sql`
  (select coalesce(json_agg(json_build_object(
      'id', place.id, 'playerId', player.id, 'name', player.name, 'position', player.position,
      'nickname', account.nickname, 'state', place.state, 'set', place.set_number,
      'addedBy', place.added_by, 'owedBy', place.owed_by, 'takeMeIn', place.take_me_in, 'since', place.since,
      'offerUntil', place.offer_until, 'leaveFreeUntil', place.leave_free_until,
      'with', array(select with_id from wishes w where w.session_id = place.session_id
        and w.player_id = place.player_id order by with_id)
    ) order by place.since, place.id), '[]')
  from places place
  join players player on player.id = place.player_id
  left join users account on account.id = player.id
  where place.session_id = s.id)`

const matches = sql`
  (select coalesce(json_agg(json_strip_nulls(json_build_object(
      '_id', match.id, 'number', match.number, 'state', match.state,
      'played', exists (select from appearances where match_id = match.id),
      'one', match.team_one_set, 'two', match.team_two_set,
      'teamOne', json_build_object('name', match.team_one_name),
      'teamTwo', json_build_object('name', match.team_two_name),
      'score', json_build_object('T1', match.score_one, 'T2', match.score_two),
      'shootOut', case when match.shoot_out_one is not null
        then json_build_object('T1', match.shoot_out_one, 'T2', match.shoot_out_two) end
    )) order by match.number), '[]')
  from matches match where match.session_id = s.id)`

const setTeams = sql`
  (select coalesce(json_agg(json_build_object('set', number, 'team', team_id) order by number), '[]')
  from sets where session_id = s.id and team_id is not null)`

export const teamCaptains = sql`
  array(select t.user_id from sets join team_members t on t.team_id = sets.team_id
    where sets.session_id = s.id and t.role in ('captain', 'vice-captain') and t.state = 'member')`

const select = (db: Database, which: RawBuilder<unknown>) =>
  allRows<StoredSession>(db)`
    select ${sessionColumns}, ${places} as places, ${matches} as matches, ${sessionLineups} as "setLineups",
      s.payers_reminded_at as "payersRemindedAt", ${missingDeposit} as "missingDeposit", ${setTeams} as "setTeams", ${teamCaptains} as "teamCaptains",
      (select max(ledger.id) from ledger where ledger.session_id = s.id) as "lastPayment"
    from ${sessionTables} ${which}`

export const findSession = async (db: Database, id: string) => (await select(db, sql`where s.id = ${id}`))[0]

export const findSessionByCode = async (db: Database, code: string) =>
  (await select(db, sql`where s.code = ${code}`))[0]

export const listSessionsOfPlayer = (db: Database, playerId: string, now: Date) =>
  select(
    db,
    sql`
      where s.id in (select session_id from places where player_id = ${playerId} and since > ${now}::timestamptz - ${maxTimeAhead}
          and state in ('invited', 'maybe', 'going', 'waitlisted', 'offered', 'checked-in'))
        and (s.state = 'started' or s.state in (${toSqlLiterals(upcomingStates)}) and upper(b.during) > ${now})
      order by lower(b.during), s.id`,
  )

export const listSessionsAwaitingAuthorization = (db: Database, userId: string, now: Date) =>
  select(
    db,
    sql`
      where ${decidesForPitch(userId)} and b.state = 'pending' and b.authorize_by > ${now}
        and s.state in (${toSqlLiterals(upcomingStates)})
      order by b.authorize_by, s.id`,
  )

/** Lock order: the session before its booking. Changes to the session's places, sets or matches require this lock. */
export const lockSessionRow = async (db: Database, id: string) => {
  const { rows } = await sql`
    select from sessions where id = ${id}
    -- guard: changes to a session run one at a time
    for no key update
  `.execute(db)
  return rows.length > 0
}

export const lockSession = async (db: Database, id: string) =>
  (await lockSessionRow(db, id)) ? findSession(db, id) : undefined

export type SessionInput = z.output<typeof NewSession> &
  Partial<SessionSettings> & {
    periods?: number
    seriesId?: string
    kind?: 'challenge'
    comingAnyway?: boolean
  }

type NewSessionRow = Omit<SessionInput, 'hold'> & {
  code: string
  bookingId: string
  captainId: string
  matchType: string
  minimum: number
  fillBy: Date
  now: Date
}

export const insertSession = async (db: Database, session: NewSessionRow) => {
  const { id } = await db
    .insertInto('sessions')
    .values({
      code: session.code,
      booking_id: session.bookingId,
      captain_id: session.captainId,
      state: 'open',
      periods: session.periods,
      ...settings.toColumns(session),
      match_type: session.matchType,
      series_id: session.seriesId,
      fill_by: session.fillBy,
      coming_anyway_at: session.comingAnyway ? session.now : null,
      created_at: session.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateSettings = (db: Database, id: string, changed: SessionSettings) =>
  db.updateTable('sessions').set(settings.toColumns(changed)).where('id', '=', id).execute()

export const updateSessionBooking = (db: Database, id: string, bookingId: string) =>
  db.updateTable('sessions').set({ booking_id: bookingId }).where('id', '=', id).execute()

interface Move {
  state: SessionState
  reason?: EndReason
  now: Date
}

export const updateSessionState = async (db: Database, id: string, { state, reason, now }: Move) => {
  const { booking_id } = await db
    .updateTable('sessions')
    .set({
      state,
      reason: reason ?? null,
      ...(state === 'started' && { started_at: now }),
      ...(isEnded(state) && { ended_at: now }),
    })
    .where('id', '=', id)
    .returning('booking_id')
    .executeTakeFirstOrThrow()
  updateCustomers(db, [booking_id])
}
