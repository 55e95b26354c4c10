import { type PitchPhoto, getPitchPhoto } from '@i-one/contract/pitches/photo'
import type { Database } from '../../lib/database/database.ts'
import { toPhotoFileName } from '../../lib/http/photo.ts'
import { placeholderPhoto } from '../registration/rules.ts'
import { updatePhotoAddress } from '../registration/sql.ts'
import { type StoredPhoto, updatePhotos } from './sql.ts'

const addressOf = (hash: string) => getPitchPhoto.path.replace(':file', toPhotoFileName(hash, 'large'))

export const toPitchPhotos = (photos: readonly StoredPhoto[]): PitchPhoto[] =>
  photos.map(({ id, hash, alt }) => ({ _id: id, alt, src: addressOf(hash) }))

export const arrangePhotos = async (db: Database, pitchId: string, photos: readonly StoredPhoto[]) => {
  const shown = toPitchPhotos(photos)
  await updatePhotos(db, shown)
  await updatePhotoAddress(db, pitchId, shown[0]?.src ?? placeholderPhoto)
  return shown
}
