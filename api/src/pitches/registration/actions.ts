import type { OwnPitch } from '@i-one/contract/pitches/registration'
import type { Database } from '../../lib/database/database.ts'
import { withoutNulls } from '../../lib/database/without-nulls.ts'
import { describePitches } from '../actions.ts'
import { type StoredOwnPitch, findOwnPitch } from './sql.ts'

export const describeOwn = async (
  db: Database,
  pitches: readonly StoredOwnPitch[],
  now: Date,
): Promise<OwnPitch[]> => {
  const described = await describePitches(db, pitches, now)
  return described.map((pitch, n) => ({
    ...pitch,
    revision: pitches[n]!.revision,
    centre: pitches[n]!.centre,
    parts: pitches[n]!.parts,
    ...withoutNulls({ review: pitches[n]!.review }),
  }))
}

/** A pitch that is there, as it stands now. */
export const showOwn = async (db: Database, id: string, now: Date): Promise<OwnPitch> => {
  const stored = await findOwnPitch(db, id)
  const [pitch] = await describeOwn(db, stored ? [stored] : [], now)
  if (!pitch) throw new Error(`pitch ${id} is gone`)
  return pitch
}
