import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type PictureDimensions, cropPicture } from './picture.ts'

export type PhotoSize = 'small' | 'large'

export interface Photo extends Record<PhotoSize, Buffer> {
  hash: string
}

export const cropPhoto = async (
  body: Uint8Array,
  { headers }: FastifyRequest,
  shapes: Record<PhotoSize, PictureDimensions>,
): Promise<Photo> => {
  const sizes = await cropPicture(body, headers['content-type'] ?? '', shapes)
  return { hash: createHash('sha256').update(sizes.large).digest('hex'), ...sizes }
}

export const toPhotoFileName = (hash: string, size: PhotoSize) => `${hash}-${size}.webp`

export const parsePhotoFileName = (file: string) => {
  const [hash = '', size] = file.replace('.webp', '').split('-')
  return { hash, size: size as PhotoSize }
}

export const immutableCacheControl = 'public, max-age=31536000, immutable'
