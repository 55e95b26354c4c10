import * as z from 'zod/mini'
import { FileSchema, endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { userReplyOptions } from './profile.ts'

export const photoFile = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  max: 8 * 1024 * 1024,
} as const

/** Accepts at most 40 megapixels, crops the photo to a square and removes its metadata. */
export const updatePhoto = endpoint('PUT /i-one/user/photo', 'Upload your profile photo', {
  ...userReplyOptions,
  file: photoFile,
  body: FileSchema,
  errors: ['too-many'],
})

export const removePhoto = endpoint('DELETE /i-one/user/photo', 'Delete your profile photo', userReplyOptions)

export const photoFileEndpoint = {
  access: 'public',
  params: z.object({
    file: z
      .string()
      .check(z.regex(/^[0-9a-f]{64}-(?:small|large)\.webp$/, message('Must be the name of a photo'))),
  }),
  reply: FileSchema,
  replyType: 'image/webp',
  errors: ['not-found'],
} as const

export const getPhoto = endpoint('GET /i-one/photos/:file', 'Get a profile photo as WebP', photoFileEndpoint)
