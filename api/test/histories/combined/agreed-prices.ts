import type { Kysely } from 'kysely'
import type { DB } from '../../../src/lib/database/tables.ts'
import type { SlotRange } from './combined-model.ts'

export interface PriceChange {
  pitch: SlotRange['pitch']
  amount: number
  sent: number
  answered: number
}

export interface Sale {
  pitch: SlotRange['pitch']
  count: number
  /** The price that the client saw, or the price agreed for a booking made at the desk. */
  shown?: number | undefined
  said: 'got' | 'price-changed'
  amount: number
  sent: number
  answered: number
  ids: readonly string[]
}

const wasInForce = (sets: readonly PriceChange[], { pitch, count, amount, sent, answered }: Sale) => {
  const mine = sets.filter((set) => set.pitch === pitch)
  return mine.some(
    (set, n) =>
      set.amount * count === amount && set.sent <= answered && (mine[n + 1]?.answered ?? Infinity) >= sent,
  )
}

export const findWrongPrices = async (
  db: Kysely<DB>,
  sets: readonly PriceChange[],
  sales: readonly Sale[],
) => {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'price_amount as amount'])
    .where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...sales.flatMap(({ ids }) => ids)])
    .execute()
  const saved = new Map(rows.map(({ id, amount }) => [id, amount]))
  return sales.filter((sale) => {
    const { said, shown, amount, ids } = sale
    if (said === 'price-changed') return amount === shown || !wasInForce(sets, sale)
    const sum = ids.reduce((all, id) => all + (saved.get(id) ?? NaN), 0)
    return sum !== amount || (shown === undefined ? !wasInForce(sets, sale) : amount !== shown)
  })
}
