import type { PhotoText } from '@i-one/contract/pitches/photo'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows, firstValue } from '../../lib/database/rows.ts'
import type { Photo, PhotoSize } from '../../lib/http/photo.ts'

export interface StoredPhoto {
  id: string
  hash: string
  alt: string
}

export const listPhotosOf = (db: Database, pitchId: string) =>
  allRows<StoredPhoto>(db)`
    select id, hash, alt from pitch_photos where pitch_id = ${pitchId} order by position`

export const listPhotosOfAll = (db: Database, pitchIds: readonly string[]) =>
  allRows<StoredPhoto>(db)`
    select id, hash, alt from pitch_photos where pitch_id = any (${pitchIds}::uuid[])
    order by array_position(${pitchIds}::uuid[], pitch_id), position`

export const insertPhoto = (db: Database, pitchId: string, position: number, photo: Photo) =>
  db
    .insertInto('pitch_photos')
    .values({ pitch_id: pitchId, position, ...photo })
    .execute()

export const deletePhotos = (db: Database, pitchId: string, ids: readonly string[]) =>
  sql`delete from pitch_photos where pitch_id = ${pitchId} and id = any (${ids}::uuid[])`.execute(db)

export const updatePhotos = (db: Database, photos: readonly PhotoText[]) =>
  sql`
    update pitch_photos p set position = put.position, alt = put.alt
    from unnest(${photos.map(({ _id }) => _id)}::uuid[], ${photos.map(({ alt }) => alt)}::text[])
      with ordinality as put (id, alt, position)
    where p.id = put.id`.execute(db)

export const findPitchPhoto = (db: Database, hash: string, size: PhotoSize) =>
  firstValue<Buffer>(db)`select ${sql.ref(size)} from pitch_photos where hash = ${hash} limit 1`
