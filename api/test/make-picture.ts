import sharp from 'sharp'

export const pictureFormats = ['jpeg', 'png', 'webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** All of one green. */
export const blankPicture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#0B7A43' }, limitInputPixels: false })

export const makePicture = (format: PictureFormat, width = 900, height = 700) =>
  blankPicture(width, height)[format]().toBuffer()
