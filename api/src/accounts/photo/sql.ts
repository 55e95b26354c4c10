import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { firstValue } from '../../lib/database/rows.ts'
import type { Photo, PhotoSize } from '../../lib/http/photo.ts'

export const savePhoto = (db: Database, userId: string, photo: Photo) =>
  db
    .insertInto('photos')
    .values({ user_id: userId, ...photo })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(photo))
    .execute()

export const deletePhoto = (db: Database, userId: string) =>
  db.deleteFrom('photos').where('user_id', '=', userId).execute()

export const findPhoto = (db: Database, hash: string, size: PhotoSize) =>
  firstValue<Buffer>(db)`select ${sql.ref(size)} from photos where hash = ${hash} limit 1`
