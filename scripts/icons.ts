// Draws the app's icons from the pitch: the centre circle on the halfway line, on mown grass. The results are committed.
//   npx tsx scripts/icons.ts
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const [turf, mown, chalk] = ['#0B7A43', '#0A7140', '#F6F5EF']
const path = (name: string) => fileURLToPath(new URL(`../web/public/${name}`, import.meta.url))

// A maskable icon keeps what matters inside the inner four fifths; a small one is drawn heavier.
const icon = ({
  corner = 0,
  radius = 150,
  weight = 52,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <clipPath id="edge"><rect width="512" height="512" rx="${corner}"/></clipPath>
  <g clip-path="url(#edge)">
    <path fill="${turf}" d="M0 0h512v512H0z"/>
    <path fill="${mown}" d="M0 0h128v512H0zM256 0h128v512H256z"/>
    <g fill="none" stroke="${chalk}" stroke-width="${weight}">
      <path d="M0 256h256"/>
      <circle cx="256" cy="256" r="${radius}"/>
    </g>
    <circle cx="256" cy="256" r="${weight * 1.02}" fill="${chalk}"/>
  </g>
</svg>
`

const png = (name: string, size: number, svg: string) =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path(name))

/** An .ico that holds one PNG. */
async function ico(name: string, size: number, svg: string) {
  const image = await sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png().toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  await writeFile(path(name), Buffer.concat([head, image]))
}

const round = icon({ corner: 112 })
await writeFile(path('icon.svg'), round)
await png('icon-192.png', 192, round)
await png('icon-512.png', 512, round)
await png('icon-maskable-512.png', 512, icon({ radius: 122, weight: 42 }))
await png('apple-touch-icon.png', 180, icon({}))
await ico('favicon.ico', 32, icon({ corner: 112, radius: 160, weight: 60 }))
