import type { Kysely } from 'kysely'
import type { DB } from '../../../src/lib/database/tables.ts'
import type { Place } from './combined-model.ts'

/** A price of a slot that was set, one after the other on each pitch. */
export interface PriceSet {
  pitch: Place['pitch']
  amount: number
  sent: number
  answered: number
}

/** What a booking was said to cost, or that it costs something else than what was `shown`. */
export interface Sale {
  pitch: Place['pitch']
  count: number
  /** Sent along: what somebody saw before, or at the desk what was agreed. */
  shown?: number | undefined
  said: 'got' | 'price-changed'
  amount: number
  /** `sent` is of the first question with this key. */
  sent: number
  answered: number
  /** Its bookings, which cost that together. */
  ids: readonly string[]
}

/** Whether a slot cost that at some moment between question and answer. */
const wasInForce = (sets: readonly PriceSet[], { pitch, count, amount, sent, answered }: Sale) => {
  const mine = sets.filter((set) => set.pitch === pitch)
  return mine.some(
    (set, n) =>
      set.amount * count === amount && set.sent <= answered && (mine[n + 1]?.answered ?? Infinity) >= sent,
  )
}

/** Sales that cost something else than was shown, than was in force then, or than is kept. */
export const untruePrices = async (db: Kysely<DB>, sets: readonly PriceSet[], sales: readonly Sale[]) => {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'price_amount as amount'])
    .where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...sales.flatMap(({ ids }) => ids)])
    .execute()
  const kept = new Map(rows.map(({ id, amount }) => [id, amount]))
  return sales.filter((sale) => {
    const { said, shown, amount, ids } = sale
    if (said === 'price-changed') return amount === shown || !wasInForce(sets, sale)
    const sum = ids.reduce((all, id) => all + (kept.get(id) ?? NaN), 0)
    return sum !== amount || (shown === undefined ? !wasInForce(sets, sale) : amount !== shown)
  })
}
