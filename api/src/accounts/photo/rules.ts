import { getPhoto } from '@i-one/contract/accounts/photo'
import type { Shape } from '../../lib/http/picture.ts'

export type Size = 'small' | 'large'

const fileOf = (hash: string, size: Size) => `${hash}-${size}.webp`
const addressOf = (hash: string, size: Size) => getPhoto.path.replace(':file', fileOf(hash, size))

export const photoAddresses = (hash: string) => ({
  small: addressOf(hash, 'small'),
  large: addressOf(hash, 'large'),
})

/** What the name of a file says, which `fileOf` made. */
export const photoOf = (file: string) => {
  const [hash = '', size] = file.replace('.webp', '').split('-')
  return { hash, size: size as Size }
}

const square = (edge: number) => ({ width: edge, height: edge })

/** In pixels: a face in a list on the sharpest screens, and the head of a profile. */
export const squares = { small: square(160), large: square(640) } satisfies Record<Size, Shape>
