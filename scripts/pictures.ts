// Resizes the pictures in web/art. This is slow, so the results are committed: npx tsx scripts/pictures.ts [name …]
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

type Crop = { left: number; top: number; width: number; height: number }
type Shot = { from: string; widths: number[]; crop?: Crop }

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url))
const pitch = (number: number): [string, Shot] => [
  `pitch-${number}`,
  { from: `pitch-${number}`, widths: [480, 828, 1280] },
]

const shots: Record<string, Shot> = {
  hero: { from: 'hero', widths: [480, 828, 1200, 1600] },
  'hero-tall': {
    from: 'hero',
    widths: [480, 720],
    crop: { left: 581, top: 0, width: 720, height: 1000 },
  },
  auth: { from: 'auth', widths: [480, 828, 1080] },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(pitch)),
}

const original = ({ from, crop }: Shot) => {
  const image = sharp(path(`web/art/${from}.webp`))
  return crop ? image.extract(crop) : image
}

async function cut(name: string, shot: Shot, width: number) {
  const file = path(`web/public/pictures/${name}-${width}`)
  await original(shot).resize({ width }).webp({ quality: 72, effort: 6 }).toFile(`${file}.webp`)
  await original(shot).resize({ width }).avif({ quality: 50, effort: 6 }).toFile(`${file}.avif`)
  console.log(`${name} ${width}`)
}

async function cutPreview(name: string) {
  const image = sharp(path(`web/art/${name}.webp`)).resize(1200, 630)
  await image.jpeg({ quality: 78, mozjpeg: true }).toFile(path(`web/public/pictures/${name}-preview.jpg`))
  console.log(`${name} preview`)
}

const asked = process.argv.slice(2)
await mkdir(path('web/public/pictures'), { recursive: true })
for (const [name, shot] of Object.entries(shots)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  for (const width of shot.widths) await cut(name, shot, width)
}
for (const name of ['hero', 'pitch-2', 'pitch-4'])
  if (asked.length === 0 || asked.includes(name)) await cutPreview(name)
