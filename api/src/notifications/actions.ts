import { findRecipient } from '../accounts/sql.ts'
import { type Database, openTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { inLanguage, toLanguage } from '../lib/i18n/i18n.ts'
import { notifyTopics } from '../lib/live/live.ts'
import type { Attachment, Mail } from '../lib/mail.ts'
import { queueTasks } from '../lib/queue.ts'
import { toNotificationMail } from './emails.ts'
import { templates } from './kinds.ts'
import { isUrgent, findQuietEnd } from './quiet-hours/rules.ts'
import { listQuietHours, claimDelayedEmails, delayMail } from './quiet-hours/sql.ts'
import { toNotificationReply } from './rules.ts'
import {
  type InsertedNotification,
  type NewNotification,
  countUnread,
  findLastNumber,
  findNotification,
  hasUnnumberedNotifications,
  insertNotifications,
  listNotificationsAfter,
  lockNotificationNumbers,
  assignNumbersToNew,
} from './sql.ts'

/** Call in the transaction of the change, so that a rollback also discards the notifications. */
export const notify = async (db: Database, notification: NewNotification) => {
  if (notification.users.length === 0) return
  const inserted = await insertNotifications(db, notification, templates[notification.kind].mail)
  if (inserted.length === 0) return
  await notifyTopics(db, ...inserted.map(({ userId }) => `user:${userId}`))
  const emails = inserted.filter(({ byMail }) => byMail)
  if (emails.length > 0) await mailEach(db, emails, notification)
}

const mailEach = async (
  db: Database,
  emails: readonly InsertedNotification[],
  { kind, now }: NewNotification,
) => {
  const users = emails.map(({ userId }) => userId)
  const quiet = await listQuietHours(db, users)
  const immediate = []
  for (const { id, userId, start, until } of emails) {
    const hours = quiet.get(userId)
    const end = hours && findQuietEnd(hours, now)
    if (end && !isUrgent({ kind, start, until }, { now, end })) await delayMail(db, id, end)
    else immediate.push({ id })
  }
  if (immediate.length > 0) await queueTasks(db, 'notification', immediate)
}

export const queueDelayedEmails = async (db: Database, now: Date) => {
  const delayed = await claimDelayedEmails(db, now)
  if (delayed.length > 0) await queueTasks(db, 'notification', delayed)
}

/** Sends to the address that is confirmed at the time of sending. Sends nothing without a confirmed address. */
export const sendNotificationMail = async (
  { db, config }: Pick<App, 'db' | 'config'>,
  id: string,
  send: (mail: Mail) => Promise<void>,
  calendarOf: (sessionId: string) => Promise<Attachment | undefined>,
) => {
  const notification = await findNotification(db, id)
  const recipient = notification && (await findRecipient(db, notification.userId))
  if (!recipient) return
  const { kind, sessionId, userId, playerId } = notification
  const mail = await inLanguage(toLanguage(recipient.language), async () => {
    const calendar = templates[kind].calendar && sessionId !== null && (await calendarOf(sessionId))
    return toNotificationMail(recipient.email, notification, config, calendar ? [calendar] : [])
  })
  await send({ ...mail, about: playerId === null ? [userId] : [userId, playerId] })
}

/** Call after commit, because transactions that notify several users could deadlock on their per-user locks. */
export const assignNumbers = async (db: Database, userId: string) => {
  if (!(await hasUnnumberedNotifications(db, userId))) return
  await openTransaction(db, async (tx) => {
    await lockNotificationNumbers(tx, userId)
    await assignNumbersToNew(tx, userId)
  })
}

export const getInboxPage = async (db: Database, userId: string, after: number | undefined) => {
  await assignNumbers(db, userId)
  const rows = after === undefined ? [] : await listNotificationsAfter(db, userId, after)
  const last = rows.at(-1)?.seq ?? after ?? (await findLastNumber(db, userId))
  return { notifications: rows.map(toNotificationReply), unread: await countUnread(db, userId), last }
}
