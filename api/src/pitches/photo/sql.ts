import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { firstValue } from '../../lib/database/rows.ts'
import type { Photo, Size } from '../../lib/http/photo.ts'

export const keepPitchPhoto = (db: Database, pitchId: string, photo: Photo) =>
  db
    .insertInto('pitch_photos')
    .values({ pitch_id: pitchId, ...photo })
    .onConflict((conflict) => conflict.column('pitch_id').doUpdateSet(photo))
    .execute()

/** Two pitches may have the same photo. */
export const findPitchPhoto = (db: Database, hash: string, size: Size) =>
  firstValue<Buffer>(db)`select ${sql.ref(size)} from pitch_photos where hash = ${hash} limit 1`
