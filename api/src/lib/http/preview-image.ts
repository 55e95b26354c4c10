import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Font } from 'satori'
import { createBoundedQueue } from './bounded-queue.ts'
import { toEtag, revalidate } from './etag.ts'
import { loadSharp } from './picture.ts'

export const imageSize = { width: 1200, height: 630 } as const

type Style = Record<string, string | number>

export interface Box {
  type: string
  props: Record<string, unknown>
}

export const createBox = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
})

export interface Drawing {
  ground: string
  words: Box
  picture?: { file: string; left: number }
}

const weights = [600, 900] as const
const subsets = ['latin', 'latin-ext', 'vietnamese']

const readFonts = () => {
  const { resolve } = createRequire(import.meta.url)
  const files = weights.flatMap((weight) => subsets.map((subset) => ({ weight, subset })))
  return Promise.all(
    files.map(async ({ weight, subset }): Promise<Font> => {
      const file = resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`)
      return { name: `Archivo ${subset}`, weight, style: 'normal', data: await readFile(file) }
    }),
  )
}

const loadSatori = async () => ({ satori: (await import('satori')).default, fonts: await readFonts() })
let loading: ReturnType<typeof loadSatori> | undefined

const asSvg = async ({ ground, words }: Drawing) => {
  const { satori, fonts } = await (loading ??= loadSatori())
  const root = createBox(
    { width: '100%', height: '100%', fontFamily: 'Archivo latin', fontWeight: 600 },
    words,
  )
  const outlined = await satori(root as Parameters<typeof satori>[0], { ...imageSize, fonts })
  const { width, height } = imageSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${outlined}</svg>`
}

const beside = async ({ file, left }: NonNullable<Drawing['picture']>) => {
  const sharp = await loadSharp()
  return sharp(await readFile(file))
    .resize(imageSize.width - left, imageSize.height)
    .toBuffer()
}

const draw = async (drawing: Drawing) => {
  const sharp = await loadSharp()
  const folder = await mkdtemp(join(tmpdir(), 'i-one-drawing-'))
  try {
    const file = join(folder, 'drawing.svg')
    await writeFile(file, await asSvg(drawing))
    const { picture } = drawing
    const image = sharp(file)
    if (picture) image.composite([{ input: await beside(picture), left: picture.left, top: 0 }])
    return await image.png({ palette: true, effort: 4 }).toBuffer()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const cache = new LRUCache<string, Promise<Buffer>>({ max: 200 })
const inTurn = createBoundedQueue({ atOnce: 1, waiting: 10 })

const keyOf = (drawing: Drawing) => toEtag(JSON.stringify(drawing))

export const renderDrawing = async (drawing: Drawing) => {
  const key = keyOf(drawing)
  const image = cache.get(key) ?? inTurn(() => draw(drawing))
  cache.set(key, image)
  image.catch(() => cache.delete(key))
  return image
}

export const sendImage = async (drawing: Drawing, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers({ 'cache-control': 'public, max-age=60', vary: 'accept-language, cookie' })
  if (revalidate(keyOf(drawing), request, reply)) return Buffer.alloc(0)
  return renderDrawing(drawing)
}
