import { getPromotionGraceEnd, getFreeLeaveDeadline } from '@i-one/game/sessions/deadlines'
import type { Database } from '../../lib/database/database.ts'
import { findQuietEnd } from '../../notifications/quiet-hours/rules.ts'
import { listQuietHours } from '../../notifications/quiet-hours/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { getPayer } from '../rules.ts'
import type { StoredPlace, StoredSession } from '../sql.ts'
import { getMaxShare, listPlacesOwingMore } from './rules.ts'
import { saveFreeLeaveDeadline } from './sql.ts'

/** Lets a player leave free of charge for a limited time, because the payer has not yet agreed to the share. */
export const allowFreeLeave = async (
  db: Database,
  { id, start, movedAt }: Pick<StoredSession, 'id' | 'start' | 'movedAt'>,
  place: StoredPlace,
  now: Date,
): Promise<Date> => {
  const payer = getPayer(place)
  const quiet = (await listQuietHours(db, [payer])).get(payer)
  const until = getPromotionGraceEnd(start, now, quiet && findQuietEnd(quiet, now))
  if (until > getFreeLeaveDeadline(start, movedAt)) await saveFreeLeaveDeadline(db, id, place.playerId, until)
  return getFreeLeaveDeadline(start, movedAt, until)
}

export const toLeavingFacts = (session: StoredSession, place: Pick<StoredPlace, 'set'>, leaveBy: Date) => {
  const max = getMaxShare(session, place)
  return { leaveBy, ...(max > 0 && { owed: { amount: max, currency: session.priceCurrency } }) }
}

export const notifyOfNewShares = async (
  db: Database,
  { before, after }: { before: StoredSession; after: StoredSession },
  users: readonly string[],
  notification: Parameters<typeof notifyUsers>[3],
) => {
  const free = new Map<string, ReturnType<typeof toLeavingFacts>>()
  for (const place of listPlacesOwingMore(before, after)) {
    const leaveBy = await allowFreeLeave(db, after, place, notification.now)
    free.set(getPayer(place), toLeavingFacts(after, place, leaveBy))
  }
  const others = users.filter((user) => !free.has(user))
  await notifyUsers(db, after.id, others, notification)
  for (const [user, facts] of free)
    await notifyUsers(db, after.id, [user], { ...notification, facts: { ...notification.facts, ...facts } })
}
