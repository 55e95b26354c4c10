import { getPitchPhoto } from '@i-one/contract/pitches/registration'
import type { Shape } from '../../lib/http/picture.ts'

export type Size = 'small' | 'large'

/** In pixels: a card, and the head of the pitch's page. */
export const shapes = {
  small: { width: 480, height: 300 },
  large: { width: 1280, height: 800 },
} satisfies Record<Size, Shape>

export const photoAddress = (hash: string) => getPitchPhoto.path.replace(':file', `${hash}-large.webp`)

/** What the name of a file says. */
export const photoOf = (file: string) => {
  const [hash = '', size] = file.replace('.webp', '').split('-')
  return { hash, size: size as Size }
}
