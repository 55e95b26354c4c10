import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { etagOf, isKnown } from './etag.ts'
// what it closes to strangers' bytes is closed before one loader is opened again
import './picture.ts'

// strangers' pictures come as bytes; from a file comes only what is drawn here
sharp.unblock({ operation: ['VipsForeignLoadSvgFile'] })

export const imageSize = { width: 1200, height: 630 } as const

type Style = Record<string, string | number>

/** An element as satori lays it out: HTML with the flexbox of CSS, in pixels. */
export interface Box {
  type: string
  props: Record<string, unknown>
}

export const box = (style: Style, ...children: (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
})

export interface Drawing {
  /** SVG under the words. */
  ground: string
  words: Box
  /** A file of ours, seen where the ground leaves it free. */
  picture?: string
}

const weights = [600, 900] as const
// the letters of Yoruba, Hausa and Igbo and the naira are spread over the three
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

let fonts: ReturnType<typeof readFonts> | undefined

/** Satori turns the words into outlines, so that no font is needed where they become pixels. */
const asSvg = async ({ ground, words }: Drawing) => {
  fonts ??= readFonts()
  const root = box({ width: '100%', height: '100%', fontFamily: 'Archivo latin', fontWeight: 600 }, words)
  const outlined = await satori(root as Parameters<typeof satori>[0], { ...imageSize, fonts: await fonts })
  const { width, height } = imageSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${outlined}</svg>`
}

const draw = async (drawing: Drawing) => {
  const folder = await mkdtemp(join(tmpdir(), 'i-one-'))
  try {
    const file = join(folder, 'drawing.svg')
    await writeFile(file, await asSvg(drawing))
    const { picture } = drawing
    const image = picture
      ? sharp(await readFile(picture))
          .resize(imageSize)
          .composite([{ input: file }])
      : sharp(file)
    return await image.png({ palette: true, effort: 4 }).toBuffer()
  } finally {
    await rm(folder, { recursive: true })
  }
}

const mostKept = 200
const kept = new Map<string, Promise<Buffer>>()
let before: Promise<unknown> = Promise.resolve()

/** One after the other; who asks for the same gets the same. The latest asked for are kept, some 10 to 200 kB each. */
const drawOnce = (key: string, drawing: Drawing) => {
  const image = kept.get(key) ?? before.then(() => draw(drawing))
  kept.delete(key)
  kept.set(key, image)
  before = image.catch(() => kept.delete(key))
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
  return image
}

/** Answers with a drawing as PNG. What is drawn, and how, is its `ETag`. */
export const sendImage = async (drawing: Drawing, request: FastifyRequest, reply: FastifyReply) => {
  const etag = etagOf(JSON.stringify(drawing))
  reply.header('cache-control', 'public, max-age=60')
  if (isKnown(etag, request, reply)) return Buffer.alloc(0)
  reply.type('image/png')
  return drawOnce(etag, drawing)
}
