import sharp, { type Sharp } from 'sharp'
import { badInput } from './refusal.ts'

const formats: Record<string, { format: string; compression?: string; loader: string }> = {
  'image/jpeg': { format: 'jpeg', loader: 'VipsForeignLoadJpegBuffer' },
  'image/png': { format: 'png', loader: 'VipsForeignLoadPngBuffer' },
  'image/webp': { format: 'webp', loader: 'VipsForeignLoadWebpBuffer' },
  'image/avif': { format: 'heif', compression: 'av1', loader: 'VipsForeignLoadHeifBuffer' },
}

// of all that libvips can read these alone are read here: the rest is code that a stranger's bytes never reach
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: Object.values(formats).map(({ loader }) => loader) })
// on one thread, so that everybody else's requests go on
sharp.concurrency(1)
sharp.cache(false)

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
  const { format, compression, width, height } = await reading(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  )
  const said = formats[type]
  if (said?.format !== format || said.compression !== compression)
    throw wrong('This picture is not of the kind it says it is')
  if (width * height > mostPixels) throw wrong('This picture is too large: 40 megapixels are the most')
  return { width, height }
}

const square = (picture: Sharp, side: number) => picture.resize({ width: side, height: side, fit: 'cover' })

const middleSquare = (bytes: Uint8Array, side: number) =>
  reading(() =>
    square(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient(), side)
      .timeout({ seconds: mostSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )

const squaresOf = async <Name extends string>(
  bytes: Uint8Array,
  type: string,
  edges: Record<Name, number>,
) => {
  const { width, height } = await readHead(bytes, type)
  const atMost = (edge: number) => Math.min(edge, width, height)
  // decoded once; each size is made of the largest
  const largest = atMost(Math.max(...Object.values<number>(edges)))
  const { data, info } = await middleSquare(bytes, largest)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const made: [string, Buffer][] = []
  for (const [name, edge] of Object.entries<number>(edges))
    made.push([name, await square(sharp(data, { raw }), atMost(edge)).webp({ quality: 82 }).toBuffer()])
  return Object.fromEntries(made) as Record<Name, Buffer>
}

let before: Promise<unknown> = Promise.resolve()

/**
 * The middle square of a picture as WebP, upright, in each edge length asked for, or less where the picture is smaller.
 * Nothing that came with it stays: neither where it was taken nor by what. One picture after the other, since the
 * largest takes some 160 MB while it is decoded.
 */
export const squares: typeof squaresOf = (bytes, type, edges) => {
  const result = before.then(() => squaresOf(bytes, type, edges))
  before = result.catch(() => 'its own caller is told')
  return result
}
