import type { Database } from '../../lib/database/database.ts'
import type { Size } from '../photo-file.ts'

export interface Photo extends Record<Size, Buffer> {
  hash: string
}

export const keepPhoto = (db: Database, userId: string, photo: Photo) =>
  db
    .insertInto('photos')
    .values({ user_id: userId, ...photo })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(photo))
    .execute()

export const deletePhoto = (db: Database, userId: string) =>
  db.deleteFrom('photos').where('user_id', '=', userId).execute()

/** Two people may have the same photo. */
export const findPhoto = async (db: Database, hash: string, size: Size) => {
  const photo = await db
    .selectFrom('photos')
    .select(`${size} as bytes`)
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return photo?.bytes
}
