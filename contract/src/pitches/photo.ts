import * as z from 'zod/mini'
import { photoFileEndpoint, photoFile } from '../accounts/photo.ts'
import { FileSchema, endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Id, optionalLineField } from '../shapes.ts'
import { OwnPitch } from './registration.ts'

export const PhotoText = z.object({ _id: Id, alt: optionalLineField(120) })
export type PhotoText = z.infer<typeof PhotoText>

export const PitchPhoto = z.extend(PhotoText, { src: z.string() })
export type PitchPhoto = z.infer<typeof PitchPhoto>

export const maxPhotos = 6

export const listPitchPhotos = endpoint('GET /i-one/pitches/:id/photos', "List a pitch's photos", {
  access: 'public',
  params: ById,
  reply: z.array(PitchPhoto),
  errors: ['not-found'],
})

const ofMine = { params: ById, reply: z.array(PitchPhoto), errors: ['not-found', 'not-yours'] } as const

const sent = { params: ById, file: photoFile, body: FileSchema } as const

/** Accepts at most 40 megapixels, and crops the photo to 16:10. Adding the same photo again changes nothing. */
export const addPitchPhoto = endpoint('POST /i-one/pitches/:id/photos', 'Add a photo to a pitch', {
  ...ofMine,
  ...sent,
  errors: [...ofMine.errors, 'too-many', 'photos-full'],
})

/** The request must contain all photos. Otherwise it fails with `photos-changed`, which carries `photos`. */
export const arrangePitchPhotos = endpoint(
  'PUT /i-one/pitches/:id/photos',
  "Reorder and describe a pitch's photos",
  {
    ...ofMine,
    body: z.object({
      photos: z
        .array(PhotoText)
        .check(z.maxLength(maxPhotos, message('At most {maxPhotos} photos', { maxPhotos }))),
    }),
    errors: [...ofMine.errors, 'photos-changed'],
  },
)

export const removePitchPhoto = endpoint(
  'DELETE /i-one/pitches/:id/photos/:photo',
  "Delete a pitch's photo",
  { ...ofMine, params: z.extend(ById, { photo: Id }) },
)

export const updatePitchPhoto = endpoint('PUT /i-one/pitches/:id/photo', "Replace a pitch's first photo", {
  ...sent,
  reply: OwnPitch,
  errors: ['not-found', 'not-yours', 'too-many'],
})

export const getPitchPhoto = endpoint(
  'GET /i-one/pitch-photos/:file',
  'Get a pitch photo as WebP',
  photoFileEndpoint,
)
