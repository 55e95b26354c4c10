import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Shape, cropPicture } from './picture.ts'

export type Size = 'small' | 'large'

export interface Photo extends Record<Size, Buffer> {
  hash: string
}

export const cropPhoto = async (
  body: Uint8Array,
  { headers }: FastifyRequest,
  shapes: Record<Size, Shape>,
): Promise<Photo> => {
  const sizes = await cropPicture(body, headers['content-type'] ?? '', shapes)
  return { hash: createHash('sha256').update(sizes.large).digest('hex'), ...sizes }
}

export const photoFile = (hash: string, size: Size) => `${hash}-${size}.webp`

export const parsePhotoFile = (file: string) => {
  const [hash = '', size] = file.replace('.webp', '').split('-')
  return { hash, size: size as Size }
}

export const immutableCache = 'public, max-age=31536000, immutable'
