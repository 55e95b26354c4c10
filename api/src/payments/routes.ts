import { getPayments, recordPlacePayment, remindPayers } from '@i-one/contract/payments'
import { listDeciders } from '../at-centre.ts'
import { savePayments } from '../centres/money/actions.ts'
import { insertTransfers, listBalances } from '../ledger/sql.ts'
import type { Database } from '../lib/database/database.ts'
import { requireFound, ApiError } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { lockActiveUser } from '../lib/http/log-in.ts'
import { serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import type { Caller } from '../roles.ts'
import { notifyUsers } from '../sessions/notify-users.ts'
import { requirePlace } from '../sessions/places/rules.ts'
import { savePayersRemindedAt } from '../sessions/reminders/sql.ts'
import { getPayer, requirePermission } from '../sessions/rules.ts'
import { type StoredSession, lockSession, findSession } from '../sessions/sql.ts'
import {
  isPayer,
  findCollector,
  canConfirmOwn,
  toPayments,
  toPlacePayment,
  requireCanSeePayments,
} from './payments-view.ts'
import { requireMayAct, requireMayRemind, requireTransfers, toPaymentState } from './rules.ts'

const show = async (db: Database, session: StoredSession, user: Caller) => {
  const balances = await listBalances(db, session.id)
  requireCanSeePayments(session, balances, user)
  return toPayments(session, balances, user)
}

export const payments = (app: App) => {
  serve(app, getPayments, async ({ params, user, db }) => {
    const session = requireFound(await findSession(db, params.id))
    return show(db, session, user)
  })

  serve(app, remindPayers, async ({ params, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const session = requireFound(await lockSession(db, params.id))
    requirePermission('remindPayers', session, user)
    const balances = await listBalances(db, session.id)
    const unpaid = new Set(
      balances.flatMap((balance) => (toPaymentState(balance) === 'unpaid' ? [balance.placeId] : [])),
    )
    const owing = session.places.filter(({ id }) => unpaid.has(id)).map(getPayer)
    const users = owing.filter((payer) => payer !== user.id)
    if (users.length === 0) throw new ApiError('nobody-owes')
    requireMayRemind(session.payersRemindedAt, now)
    await savePayersRemindedAt(db, session.id, now)
    await notifyUsers(db, session.id, users, { kind: 'payment-due', by: user.id, now })
    return toPayments({ ...session, payersRemindedAt: now }, balances, user)
  })

  serve(app, recordPlacePayment, async ({ params, body: { act, method, expected }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const session = requireFound(await lockSession(db, params.id))
    const balances = await listBalances(db, session.id)
    requireCanSeePayments(session, balances, user)
    const place = requirePlace(session.places, params.place)
    const collector = findCollector(session, user)
    const payer = isPayer(place, user)
    if (!payer && !collector) throw new ApiError('not-yours')
    const collects = collector !== undefined && (!payer || canConfirmOwn(session, collector, user))
    requireMayAct(act, { payer, collector: collects })

    const balance = balances.find(({ placeId }) => placeId === place.id)
    const transfers = requireTransfers(
      balance,
      { act, by: collector, expected },
      () => balance && toPlacePayment(place, balance, user),
    )
    const [sessionId, by] = [session.id, user.id]
    const saved = act === 'say' || (act === 'confirm' && !balance?.said && !balance?.paid) ? method : null
    await insertTransfers(db, { sessionId, placeId: place.id, act, method: saved, by, now }, transfers)
    const received = { bookingId: session.bookingId, placeId: place.id, by, now }
    await savePayments(db, { ...received, method: saved ?? balance?.method ?? method }, transfers)
    const facts = { player: place.playerId }
    if (act === 'say')
      await notifyUsers(db, sessionId, payer && collector ? listDeciders(session) : [session.captainId], {
        kind: 'payment-said',
        facts,
        by,
        now,
      })
    if (act === 'confirm')
      await notifyUsers(db, sessionId, [getPayer(place)], { kind: 'payment-confirmed', facts, by, now })
    await notifyTopics(db, `session:${sessionId}`)
    return show(db, session, user)
  })
}
