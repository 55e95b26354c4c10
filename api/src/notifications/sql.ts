import type { NotificationKind, Preference } from '@i-one/contract/notifications'
import { retentionDays } from '@i-one/contract/privacy'
import { day } from '@i-one/game/durations'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { deleteDueRows } from '../lib/database/in-batches.ts'
import { allRows, firstRow, firstValue } from '../lib/database/rows.ts'
import type { NotificationFacts, StoredNotification } from './stored-notification.ts'

export interface NewNotification {
  sessionId?: string
  teamId?: string
  tournamentId?: string
  centreId?: string
  kind: NotificationKind
  users: readonly string[]
  facts?: Partial<Omit<NotificationFacts, 'start' | 'end' | 'until' | 'leaveBy' | 'was'>> & {
    player?: string | null
    words?: string
    /** Id of the change in the game's history. */
    change?: string
    start?: Date
    end?: Date
    until?: Date
    leaveBy?: Date
    was?: { pitch: string; timeZone: string; start: Date; price?: NotificationFacts['price'] }
  }
  /** Prevents duplicates if a timer runs twice: a user gets one notification per kind, session and occasion. */
  occasion?: string
  now: Date
}

const factsOfSession = sql`
  jsonb_build_object('pitch', p.name, 'address', p.address, 'timeZone', p.time_zone,
    'start', lower(b.during), 'end', upper(b.during), 'capacity', s.players_per_team * s.set_count,
    'price', jsonb_build_object('amount', b.price_amount, 'currency', b.price_currency))`
const sessionWithPitch = sql`sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id`

const toSubject = ({ sessionId, teamId, tournamentId, centreId }: NewNotification) => {
  if (centreId !== undefined)
    return { facts: sql`'{}'::jsonb`, from: sql`centres c`, where: sql`c.id = ${centreId}` }
  if (tournamentId !== undefined)
    return {
      facts: sql`jsonb_build_object('tournament', t.name, 'code', t.code)`,
      from: sql`tournaments t`,
      where: sql`t.id = ${tournamentId}`,
    }
  const teamFacts = sql`jsonb_build_object('team', t.name)`
  if (teamId !== undefined) return { facts: teamFacts, from: sql`teams t`, where: sql`t.id = ${teamId}` }
  return { facts: factsOfSession, from: sessionWithPitch, where: sql`s.id = ${sessionId}` }
}

export interface InsertedNotification {
  id: string
  userId: string
  byMail: boolean
  start: Date | null
  until: Date | null
}

/** Mail-only notifications count as read and never get a number, because the app does not show them. */
export const insertNotifications = (db: Database, notification: NewNotification, mailByDefault: boolean) => {
  const { kind, users, sessionId, teamId, tournamentId, centreId, occasion, now } = notification
  const { player, words, ...facts } = notification.facts ?? {}
  const about = toSubject(notification)
  return allRows<InsertedNotification>(db)`
    with inserted as (
      insert into notifications (user_id, kind, session_id, team_id, tournament_id, centre_id, occasion, player_id, words, facts, at, read_at)
      select account.id, ${kind}, ${sessionId ?? null}::uuid, ${teamId ?? null}::uuid, ${tournamentId ?? null}::uuid,
        ${centreId ?? null}::uuid, ${occasion ?? null}, ${player ?? null}, ${words ?? null},
        ${about.facts} || ${JSON.stringify(facts)}::jsonb, ${now}::timestamptz,
        case when coalesce(preference.is_on, true) then null else ${now}::timestamptz end
      from users account
        left join notification_preferences preference
          on preference.user_id = account.id and preference.kind = ${kind},
        ${about.from}
      where account.id = any(${users}) and ${about.where} and (coalesce(preference.is_on, true)
        or coalesce(preference.by_mail, ${mailByDefault}) and account.email_confirmed_at is not null)
      -- inserts in id order, so that transactions that notify the same users of one occasion do not deadlock
      order by account.id
      on conflict do nothing
      returning id, user_id, kind, facts)
    select inserted.id, inserted.user_id as "userId", (inserted.facts->>'start')::timestamptz as start,
      coalesce(inserted.facts->>'until', inserted.facts->>'leaveBy')::timestamptz as until,
      account.email_confirmed_at is not null and coalesce(preference.by_mail, ${mailByDefault}) as "byMail"
    from inserted join users account on account.id = inserted.user_id
      left join notification_preferences preference
        on preference.user_id = inserted.user_id and preference.kind = inserted.kind`
}

export interface NotificationRow extends StoredNotification {
  id: string
  userId: string
  playerId: string | null
  seq: number
  read: boolean
}

const select = (db: Database, which: RawBuilder<unknown>) =>
  allRows<NotificationRow>(db)`
    select n.id, n.user_id as "userId", n.seq, n.kind, n.session_id as "sessionId", n.team_id as "teamId",
      n.tournament_id as "tournamentId", n.centre_id as "centreId", n.player_id as "playerId", player.name as player,
      n.words, change.edits, n.facts, n.at, n.read_at is not null as read
    from notifications n
      left join players player on player.id = n.player_id
      left join session_changes change on change.id = (n.facts->>'change')::bigint
    ${which}`

export const findNotification = async (db: Database, id: string) =>
  (await select(db, sql`where n.id = ${id}`))[0]

export const listNotificationsBefore = (db: Database, userId: string, before: number | null, max: number) =>
  select(
    db,
    sql`where n.user_id = ${userId} and n.seq < coalesce(${before}::int, 2147483647) order by n.seq desc limit ${max}`,
  )

export const listNotificationsAfter = (db: Database, userId: string, after: number) =>
  select(db, sql`where n.user_id = ${userId} and n.seq > ${after} order by n.seq`)

export const lockNotificationNumbers = (db: Database, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('notifications'), hashtext(${userId}))`.execute(db)

export const hasUnnumberedNotifications = async (db: Database, userId: string) =>
  (await firstRow(db)`
    select from notifications where user_id = ${userId} and seq is null and read_at is null limit 1`) !==
  undefined

/** Locks rows in id order, so that transactions that change the same notifications do not deadlock. */
const lockInOrder = (which: RawBuilder<unknown>) =>
  sql`(select id from notifications where ${which} order by id for update)`

/** Caller must have called `lockNotificationNumbers` in an earlier statement, so that this statement sees all committed numbers. */
export const assignNumbersToNew = (db: Database, userId: string) =>
  sql`
    with next as (
      select id, (select coalesce(max(seq), 0) from notifications where user_id = ${userId})
        + row_number() over (order by at, id) as seq
      from notifications where id in ${lockInOrder(sql`user_id = ${userId} and seq is null and read_at is null`)})
    update notifications set seq = next.seq from next where notifications.id = next.id
  `.execute(db)

export const countUnread = async (db: Database, userId: string) =>
  (await firstValue<number>(db)`
    select count(*)::int as unread from notifications where user_id = ${userId} and read_at is null`) ?? 0

export const findLastNumber = async (db: Database, userId: string) =>
  (await firstValue<number | null>(db)`
    select max(seq) as last from notifications where user_id = ${userId}`) ?? 0

export const markReadUpTo = (db: Database, userId: string, upTo: number, now: Date) =>
  sql`
    update notifications set read_at = ${now}
    where id in ${lockInOrder(sql`user_id = ${userId} and read_at is null and seq <= ${upTo}`)}
  `.execute(db)

export const markRead = (db: Database, userId: string, ids: readonly string[], now: Date) =>
  sql`
    update notifications set read_at = ${now}
    where id in ${lockInOrder(sql`user_id = ${userId} and read_at is null and id = any(${ids})`)}
  `.execute(db)

export const listPreferencesOf = (db: Database, userId: string) =>
  allRows<Preference>(db)`
    select kind, is_on as "on", by_mail as mail from notification_preferences where user_id = ${userId}`

export const savePreference = (db: Database, userId: string, { kind, on, mail }: Preference) =>
  db
    .insertInto('notification_preferences')
    .values({ user_id: userId, kind, is_on: on, by_mail: mail })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ is_on: on, by_mail: mail }))
    .execute()

/** Also deletes reasons that the user wrote in notifications of other users. */
export const deleteNotificationsOf = async (db: Database, userId: string) => {
  await sql`delete from notifications where id in ${lockInOrder(sql`user_id = ${userId}`)}`.execute(db)
  await sql`
    update notifications set words = null
    where id in ${lockInOrder(sql`player_id = ${userId} and words is not null`)}`.execute(db)
}

export const deleteOldNotifications = (db: Database, now: Date) =>
  deleteDueRows(db, 'notifications', sql`at < ${new Date(now.getTime() - retentionDays.notifications * day)}`)

export const moveNotifications = (db: Database, guestId: string, playerId: string) =>
  sql`update notifications set player_id = ${playerId}
    where id in ${lockInOrder(sql`player_id = ${guestId}`)}`.execute(db)
