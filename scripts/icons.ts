// Draws the app icons, which are committed to Git: npx tsx scripts/icons.ts
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const [turf, mown, chalk] = ['#0B7A43', '#0A7140', '#F6F5EF']
const path = (name: string) => fileURLToPath(new URL(`../web/public/${name}`, import.meta.url))

const icon = ({
  corner = 0,
  radius = 150,
  weight = 52,
}) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <clipPath id="edge"><rect x="${corner ? 0 : -9}" y="${corner ? 0 : -9}" width="${corner ? 512 : 530}" height="${corner ? 512 : 530}" rx="${corner}"/></clipPath>
  <g clip-path="url(#edge)">
    <path fill="${turf}" d="M-9-9h530v530H-9z"/>
    <path fill="${mown}" d="M64-9h128v530H64zM320-9h128v530H320z"/>
    <path fill="none" stroke="${chalk}" stroke-width="${weight / 2}" opacity=".3" d="M-9 256h${265 - radius}M${256 + radius} 256h${265 - radius}"/>
    <circle cx="256" cy="256" r="${radius}" fill="none" stroke="${chalk}" stroke-width="${weight}"/>
    <circle cx="256" cy="256" r="${weight}" fill="${chalk}"/>
  </g>
</svg>
`

const png = (name: string, size: number, svg: string) =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path(name))

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
