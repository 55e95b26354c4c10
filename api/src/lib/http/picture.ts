import type { Sharp } from 'sharp'
import { i18n } from '../i18n/i18n.ts'
import { toInputError } from './api-error.ts'
import { createBoundedQueue } from './bounded-queue.ts'

const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadSvgFile',
]

const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  // uses one thread per image, so that other requests get CPU time
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let loading: ReturnType<typeof load> | undefined

export const loadSharp = () => (loading ??= load())

const formats: Record<string, { format: string; compression?: string }> = {
  'image/jpeg': { format: 'jpeg' },
  'image/png': { format: 'png' },
  'image/webp': { format: 'webp' },
  'image/avif': { format: 'heif', compression: 'av1' },
}

const maxPixels = 40_000_000
const maxSeconds = 15

const wrong = (sentence: string) => toInputError({ photo: sentence })

const reading = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read()
  } catch {
    throw wrong(i18n._('This picture can’t be opened'))
  }
}

const readHead = async (bytes: Uint8Array, type: string) => {
  const sharp = await loadSharp()
  const metadata = await reading(() => sharp(bytes, { limitInputPixels: false }).metadata())
  const { format, compression, width, height, orientation = 1 } = metadata
  const said = formats[type]
  if (said?.format !== format || said.compression !== compression)
    throw wrong(i18n._('This picture does not match its file type'))
  if (width * height > maxPixels) throw wrong(i18n._('This picture is too large. The limit is 40 megapixels'))
  return orientation < 5 ? { width, height } : { width: height, height: width }
}

export interface PictureDimensions {
  width: number
  height: number
}

const cover = (picture: Sharp, { width, height }: PictureDimensions) =>
  picture.resize({ width, height, fit: 'cover' })

const middleOf = async (bytes: Uint8Array, shape: PictureDimensions) => {
  const sharp = await loadSharp()
  return reading(() =>
    cover(sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient(), shape)
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
}

const shrunk = ({ width, height }: PictureDimensions, picture: PictureDimensions): PictureDimensions => {
  const scale = Math.min(1, picture.width / width, picture.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const area = ({ width, height }: PictureDimensions) => width * height

const cutTo = async <Name extends string>(
  bytes: Uint8Array,
  type: string,
  shapes: Record<Name, PictureDimensions>,
) => {
  const sharp = await loadSharp()
  const picture = await readHead(bytes, type)
  const wanted = Object.entries<PictureDimensions>(shapes).map(
    ([name, shape]) => [name, shrunk(shape, picture)] as const,
  )
  const largest = wanted.map(([, shape]) => shape).reduce((a, b) => (area(a) > area(b) ? a : b))
  const { data, info } = await middleOf(bytes, largest)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const made: [string, Buffer][] = []
  for (const [name, shape] of wanted)
    made.push([name, await cover(sharp(data, { raw }), shape).webp({ quality: 82 }).toBuffer()])
  return Object.fromEntries(made) as Record<Name, Buffer>
}

const inTurn = createBoundedQueue({ atOnce: 1, waiting: 4 })

/** Crops and removes metadata such as the location. Runs one at a time, because decoding can take 160 MB and seconds of CPU. */
export const cropPicture: typeof cutTo = async (bytes, type, shapes) =>
  inTurn(() => cutTo(bytes, type, shapes))

export const fitPicture = (bytes: Uint8Array, type: string, edge: number) =>
  inTurn(async () => {
    const sharp = await loadSharp()
    await readHead(bytes, type)
    return reading(() =>
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: maxSeconds })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  })
