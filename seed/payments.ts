import { listTransfers } from '@i-one/game/payments/transfers'
import { showBankDetails } from '../api/src/accounts/sql.ts'
import { savePayments } from '../api/src/centres/money/actions.ts'
import { updateShares } from '../api/src/ledger/actions.ts'
import { noBalance } from '../api/src/ledger/rules.ts'
import { insertTransfers, listBalances } from '../api/src/ledger/sql.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import { addBankDetails } from '../api/src/payments/bank-details/sql.ts'
import type { DemoUsers } from './people.ts'
import { addMilliseconds, minutes } from './rows.ts'
import type { DemoSession } from './sessions.ts'

/** A bank that does not exist, so that the account number cannot be real. */
export const demoBank = {
  bank: 'Third Mainland Bank',
  accountNumber: '0123456789',
  accountName: 'Adélékè Astro Ltd',
}

const payFor = async (db: Database, { id, bookingId, plan, places }: DemoSession, now: Date) => {
  const { pitch, players, state, capacity } = plan
  const owing = places.map(({ player, ...place }) => ({ ...place, playerId: player }))
  const captainId = players[0]?.id ?? ''
  const session = { id, state, capacity, captainId, places: owing }
  await updateShares(db, { ...session, priceAmount: pitch.price, priceCurrency: 'NGN' }, now)
  const balances = new Map((await listBalances(db, id)).map((balance) => [balance.placeId, balance]))
  const balanced = places.filter((place) => balances.has(place.id))
  const { owner } = pitch
  const received = owner !== null && state === 'finished'
  const paid = state === 'finished' ? balanced.length - 2 : 1
  for (const [n, { id: placeId, player }] of balanced.slice(0, paid + 1).entries()) {
    const act = n < paid ? 'confirm' : 'say'
    const collector = act === 'say' ? undefined : received ? 'pitch' : 'captain'
    const by = collector === 'pitch' ? owner : act === 'say' ? player : players[0]?.id
    if (!by) continue
    const transfers = listTransfers(act, balances.get(placeId) ?? noBalance, collector)
    const method = n % 2 ? 'transfer' : 'cash'
    const entry = { placeId, method, by, now: addMilliseconds(now, minutes(n)) } as const
    await insertTransfers(db, { sessionId: id, act, ...entry }, transfers)
    await savePayments(db, { bookingId, ...entry }, transfers)
  }
}

export const seedPayments = async (
  db: Database,
  sessions: readonly DemoSession[],
  { organizer }: DemoUsers,
  now: Date,
) => {
  await addBankDetails(db, organizer.id, demoBank, now)
  await showBankDetails(db, organizer.id)
  for (const session of sessions) {
    const { state, end } = session.plan
    await payFor(db, session, state === 'finished' ? end : addMilliseconds(now, -minutes(90)))
  }
}
