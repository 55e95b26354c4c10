import type { Database } from '../../lib/database/database.ts'
import type { Size } from './rules.ts'

export interface PitchPhoto extends Record<Size, Buffer> {
  hash: string
}

export const keepPitchPhoto = (db: Database, pitchId: string, photo: PitchPhoto) =>
  db
    .insertInto('pitch_photos')
    .values({ pitch_id: pitchId, ...photo })
    .onConflict((conflict) => conflict.column('pitch_id').doUpdateSet(photo))
    .execute()

/** Two pitches may have the same photo. */
export const findPitchPhoto = async (db: Database, hash: string, size: Size) => {
  const photo = await db
    .selectFrom('pitch_photos')
    .select(`${size} as bytes`)
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return photo?.bytes
}
