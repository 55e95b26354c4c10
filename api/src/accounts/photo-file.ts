import { getPhoto } from '@i-one/contract/accounts/photo'

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
