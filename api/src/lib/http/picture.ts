import type { Sharp } from 'sharp'
import { boundedQueue } from './bounded-queue.ts'
import { badInput } from './refusal.ts'

const loaders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  // strangers' pictures come as bytes; from a file comes only what is drawn here
  'VipsForeignLoadSvgFile',
]

const load = async () => {
  const { default: sharp } = await import('sharp')
  // of all that libvips can read these alone are read here: the rest is code that a stranger's bytes never reach
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  // on one thread, so that everybody else's requests go on
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let loading: ReturnType<typeof load> | undefined

/** Loaded with the first picture: some 11 MB that a start need not wait for. */
export const loadSharp = () => (loading ??= load())

const formats: Record<string, { format: string; compression?: string }> = {
  'image/jpeg': { format: 'jpeg' },
  'image/png': { format: 'png' },
  'image/webp': { format: 'webp' },
  'image/avif': { format: 'heif', compression: 'av1' },
}

const mostPixels = 40_000_000
const mostSeconds = 15

const wrong = (sentence: string) => badInput({ photo: sentence })

/** What libvips says of bytes it cannot read is no news to us, whatever it is. */
const reading = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read()
  } catch {
    throw wrong('This picture cannot be read')
  }
}

/** A lie about the type, and a size that would fill the memory, stand in the head: nothing is decoded yet. */
const readHead = async (bytes: Uint8Array, type: string) => {
  const sharp = await loadSharp()
  const {
    format,
    compression,
    width,
    height,
    orientation = 1,
  } = await reading(() => sharp(bytes, { limitInputPixels: false }).metadata())
  const said = formats[type]
  if (said?.format !== format || said.compression !== compression)
    throw wrong('This picture is not of the kind it says it is')
  if (width * height > mostPixels) throw wrong('This picture is too large: 40 megapixels are the most')
  return orientation < 5 ? { width, height } : { width: height, height: width }
}

export interface Shape {
  width: number
  height: number
}

const cover = (picture: Sharp, { width, height }: Shape) => picture.resize({ width, height, fit: 'cover' })

const middleOf = async (bytes: Uint8Array, shape: Shape) => {
  const sharp = await loadSharp()
  return reading(() =>
    cover(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient(), shape)
      .timeout({ seconds: mostSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
}

/** No larger than the picture is. */
const shrunk = ({ width, height }: Shape, picture: Shape): Shape => {
  const scale = Math.min(1, picture.width / width, picture.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const area = ({ width, height }: Shape) => width * height

const cutTo = async <Name extends string>(bytes: Uint8Array, type: string, shapes: Record<Name, Shape>) => {
  const sharp = await loadSharp()
  const picture = await readHead(bytes, type)
  const wanted = Object.entries<Shape>(shapes).map(([name, shape]) => [name, shrunk(shape, picture)] as const)
  // decoded once; each size is made of the largest
  const largest = wanted.map(([, shape]) => shape).reduce((a, b) => (area(a) > area(b) ? a : b))
  const { data, info } = await middleOf(bytes, largest)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const made: [string, Buffer][] = []
  for (const [name, shape] of wanted)
    made.push([name, await cover(sharp(data, { raw }), shape).webp({ quality: 82 }).toBuffer()])
  return Object.fromEntries(made) as Record<Name, Buffer>
}

const inTurn = boundedQueue({ atOnce: 1, waiting: 4 })

/**
 * The middle of a picture as WebP, upright, in each shape asked for (alike but for their size), or less where it is
 * smaller. Nothing that came with it stays, such as where it was taken. One after the other, since the largest takes
 * some 160 MB and some seconds to decode; where others wait already it is refused as `busy`.
 */
export const cutPicture: typeof cutTo = async (bytes, type, shapes) =>
  inTurn(() => cutTo(bytes, type, shapes))

/** All of a picture as WebP, upright, its longer edge so many pixels at most. As `cutPicture` does it. */
export const wholePicture = (bytes: Uint8Array, type: string, edge: number) =>
  inTurn(async () => {
    const sharp = await loadSharp()
    await readHead(bytes, type)
    return reading(() =>
      sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: mostSeconds })
        .webp({ quality: 82 })
        .toBuffer(),
    )
  })
