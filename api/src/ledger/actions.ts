import type { Database } from '../lib/database/database.ts'
import { type SharedCost, computeShares } from './rules.ts'
import { saveShares, reverseExcessWaivers } from './sql.ts'

export const updateShares = async (db: Database, session: SharedCost & { id: string }, now: Date) => {
  if (session.priceAmount === 0) return
  const shares = computeShares(session, now)
  const places = session.places.map(({ id }) => id)
  const owed = places.map((id) => shares.get(id) ?? 0)
  const reversed = await saveShares(db, { sessionId: session.id, now }, places, owed)
  if (reversed) await reverseExcessWaivers(db, session.id, now)
}
