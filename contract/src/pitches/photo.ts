import * as z from 'zod/mini'
import { keptPhoto, photoFile } from '../accounts/photo.ts'
import { File, endpoint } from '../endpoint.ts'
import { ById, Id, optionalLine } from '../shapes.ts'
import { OwnPitch } from './registration.ts'

export const PhotoText = z.object({ _id: Id, alt: optionalLine(120) })
export type PhotoText = z.infer<typeof PhotoText>

export const PitchPhoto = z.extend(PhotoText, { src: z.string() })
export type PitchPhoto = z.infer<typeof PitchPhoto>

export const mostPhotos = 6

export const listPitchPhotos = endpoint('GET /i-one/pitches/:id/photos', 'The photos of a pitch', {
  access: 'public',
  params: ById,
  reply: z.array(PitchPhoto),
  refusals: ['not-found'],
})

const ofMine = {
  params: ById,
  reply: z.array(PitchPhoto),
  refusals: ['not-found', 'not-yours'],
} as const

const sent = { params: ById, file: photoFile, body: File } as const

export const addPitchPhoto = endpoint('POST /i-one/pitches/:id/photos', 'Add a photo to a pitch of mine', {
  ...ofMine,
  ...sent,
  refusals: [...ofMine.refusals, 'too-many', 'photos-full'],
})

export const arrangePitchPhotos = endpoint(
  'PUT /i-one/pitches/:id/photos',
  'Sort and describe the photos of a pitch of mine',
  {
    ...ofMine,
    body: z.object({ photos: z.array(PhotoText).check(z.maxLength(mostPhotos, `At most ${mostPhotos}`)) }),
    refusals: [...ofMine.refusals, 'photos-changed'],
  },
)

export const removePitchPhoto = endpoint(
  'DELETE /i-one/pitches/:id/photos/:photo',
  'Remove a photo of a pitch of mine',
  { ...ofMine, params: z.extend(ById, { photo: Id }) },
)

export const putPitchPhoto = endpoint('PUT /i-one/pitches/:id/photo', 'Set the photo of a pitch of mine', {
  ...sent,
  reply: OwnPitch,
  refusals: ['not-found', 'not-yours', 'too-many'],
})

export const getPitchPhoto = endpoint(
  'GET /i-one/pitch-photos/:file',
  'A photo of a pitch, as WebP',
  keptPhoto,
)
