import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Merges colours that differ by up to 7 of 256 levels, which makes a picture three times smaller. */
export const tolerance = 0.03

const started = Date.now()
const folder = join(import.meta.dirname, 'pictures')

/** Compares like Playwright: by the squared distance in YIQ, which is at most 35,215. */
const isAlike = (one: number, other: number) => {
  const [r, g, b] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255)) as [
    number,
    number,
    number,
  ]
  const y = r * 0.298_895_31 + g * 0.586_622_47 + b * 0.114_482_23
  const i = r * 0.595_977_99 - g * 0.274_176_1 - b * 0.321_801_89
  const q = r * 0.211_470_17 - g * 0.522_617_11 + b * 0.311_146_94
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q <= 35_215 * tolerance ** 2
}

/** Maps each colour to the most frequent similar colour. */
const toPalette = (colours: Uint32Array) => {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette: number[] = []
  const places = new Map<number, number>()
  for (const [colour] of [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const place = palette.findIndex((one) => isAlike(one, colour))
    places.set(colour, place < 0 ? palette.push(colour) - 1 : place)
  }
  return { palette, places }
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const toIndexedPng = (width: number, height: number, palette: readonly number[], indexes: Buffer) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) indexes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const compress = async (file: string) => {
  const png = await readFile(file)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = new Uint32Array(data.length / 3)
  for (let at = 0; at < colours.length; at++) colours[at] = data.readUIntBE(at * 3, 3)
  const { palette, places } = toPalette(colours)
  if (palette.length > 256) return writeFile(file, await sharp(png).png({ compressionLevel: 9 }).toBuffer())
  const indexes = Buffer.alloc(colours.length)
  for (const [at, colour] of colours.entries()) indexes[at] = places.get(colour) ?? 0
  await writeFile(file, toIndexedPng(info.width, info.height, palette, indexes))
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of a teardown file
export default async function compressNewPictures() {
  const files = readdirSync(folder).map((name) => join(folder, name))
  for (const file of files) if (statSync(file).mtimeMs > started) await compress(file)
}
