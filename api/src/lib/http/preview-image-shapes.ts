import { type Box, type Drawing, createBox, imageSize } from './preview-image.ts'

export const colours = {
  ink: '#0E1A16',
  ink2: '#1A2822',
  inkLine: '#33423B',
  inkMute: '#A9B5AE',
  chalk: '#F6F5EF',
  turf: '#0B7A43',
  mown: '#0A7140',
  turfSoft: '#E3F2E9',
  dusk: '#B83A0E',
  duskOnInk: '#FF7A45',
} as const

export const margin = 64

const plainLetters: Record<string, string> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
}

export const toDrawableText = (text: string) =>
  Array.from(text.normalize('NFC'), (letter) => plainLetters[letter] ?? letter)
    .join('')
    .replace(/[^\p{Script=Latin}\u{300}-\u{36f}\u0020-\u00bf\u2010-\u2026\u20a0-\u20c0]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

export const toDrawableName = (name: string, otherwise: string) => {
  const drawn = toDrawableText(name)
  const isRead = /\p{L}/u.test(name) ? /\p{L}/u.test(drawn) : drawn !== ''
  return isRead ? name : otherwise
}

const timeRange = 1.18

interface Heading extends Line {
  size: number
  width: number
  struck?: boolean
}

export const drawHeading = (
  text: string,
  { size, width, lines = 1, align = 'left', colour, struck }: Heading,
): Box =>
  createBox(
    { width, justifyContent: { left: 'flex-start', center: 'center', right: 'flex-end' }[align] },
    createBox(
      {
        display: 'block',
        lineClamp: lines,
        maxWidth: width / timeRange,
        fontSize: size,
        fontWeight: 900,
        lineHeight: 1.1,
        letterSpacing: -0.015 * size,
        textAlign: align,
        color: colour ?? colours.chalk,
        transform: `scale(${timeRange}, 1)`,
        transformOrigin: align,
        ...(struck && { textDecoration: 'line-through' }),
      },
      toDrawableText(text),
    ),
  )

export const fitFontSize = (text: string, steps: readonly (readonly [letters: number, size: number])[]) =>
  steps.find(([letters]) => text.length <= letters)?.[1] ?? steps.at(-1)![1]

interface Line {
  size?: number
  colour?: string
  width?: number
  lines?: number
  align?: 'left' | 'center' | 'right'
}

export const drawTextLine = (
  text: string,
  { size = 28, colour, width, lines = 1, align = 'left' }: Line = {},
): Box =>
  createBox(
    {
      display: 'block',
      lineClamp: lines,
      fontSize: size,
      lineHeight: 1.3,
      color: colour ?? colours.chalk,
      textAlign: align,
      ...(width && { width }),
    },
    toDrawableText(text),
  )

export const drawGrass = (x = 0, width: number = imageSize.width) => {
  const { height } = imageSize
  const stripe = 120
  const stripes = Array.from({ length: Math.ceil(width / stripe / 2) }, (_, n) => {
    const from = n * 2 * stripe
    return `<rect x="${x + from}" width="${Math.min(stripe, width - from)}" height="${height}" fill="${colours.mown}"/>`
  })
  return `<rect x="${x}" width="${width}" height="${height}" fill="${colours.turf}"/>${stripes.join('')}`
}

const fieldLines =
  'M20 0v20M0 2.5a6 6 0 0 1 6 6v3a6 6 0 0 1-6 6M40 2.5a6 6 0 0 0-6 6v3a6 6 0 0 0 6 6M0 8.5h-1v3h1M40 8.5h1v3h-1'

interface Field {
  x: number
  y: number
  scale: number
  colour?: string
  opacity?: number
}

export const drawField = ({ x, y, scale, colour = colours.chalk, opacity = 1 }: Field) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${4 / scale}" opacity="${opacity}">
  <rect width="40" height="20"/><path d="${fieldLines}"/><circle cx="20" cy="10" r="3"/>
  ${[6, 20, 34].map((at) => `<circle cx="${at}" cy="10" r=".16" fill="${colour}"/>`).join('')}</g>`

interface Circle {
  x: number
  y: number
  radius: number
  height: number
  colour?: string
  opacity?: number
}

export const drawCentreCircle = ({ x, y, radius, height, colour = colours.chalk, opacity = 1 }: Circle) =>
  `<g stroke="${colour}" stroke-width="4" fill="none" opacity="${opacity}"><path d="M${x} 0V${height}"/>
  <circle cx="${x}" cy="${y}" r="${radius}"/><circle cx="${x}" cy="${y}" r="10" fill="${colour}" stroke="none"/></g>`

const shirtPath = 'M16 4 7 8 1 19l8 5 3-4v23h24V20l3 4 8-5-6-11-9-4c-2 6-14 6-16 0Z'

interface Shirt {
  x: number
  y: number
  size: number
  cloth: string | undefined
}

export const drawShirt = ({ x, y, size, cloth }: Shirt) => {
  const look = cloth
    ? `fill="${cloth}"`
    : `fill="#FFFFFF" fill-opacity=".08" stroke="${colours.chalk}" stroke-opacity=".7" stroke-width="1.8" stroke-dasharray="4 3.4"`
  return `<path transform="translate(${x} ${y}) scale(${size / 48})" d="${shirtPath}" ${look}/>`
}

const cloths =
  '#F3C12F #9AD1F2 #FFFFFF #BFEACB #FFB36B #FFB9CC #D4C2FF #C9E84B #7FE3DA #EAD7A4 #CBD5DB #FFB0A2'.split(' ')

const indexOf = (name: string) => {
  let hash = 0x811c9dcc
  for (const letter of name.normalize('NFC').trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % cloths.length
}

const pale = [2, 3, 9, 10].map((at) => cloths[at])

export const toKitColours = (names: readonly string[]) =>
  names.reduce<string[]>((worn, name, n) => {
    const own = indexOf(name)
    const others = n === 1 ? [...cloths.slice(own), ...cloths] : [cloths[own]!, ...cloths]
    const tooPale = n === 1 && pale.includes(worn[0])
    const fits = (cloth: string) => !worn.includes(cloth) && !(tooPale && pale.includes(cloth))
    return [...worn, others.find(fits) ?? cloths[own]!]
  }, [])

const svg = (type: string, props: Record<string, unknown>, ...children: Box[]): Box => ({
  type,
  props: { ...props, children },
})

export const drawWordmark = (size = 36): Box =>
  createBox(
    { alignItems: 'center', fontSize: size, fontWeight: 900, lineHeight: 1, color: colours.chalk },
    'i',
    svg(
      'svg',
      {
        viewBox: '-2 -2 36 26',
        width: size * 1.18,
        height: size * 0.87,
        style: { margin: `${size * 0.1}px ${size * 0.03}px 0 ${size * 0.08}px` },
        fill: 'none',
        stroke: colours.chalk,
        'stroke-width': 3.4,
      },
      svg('circle', { cx: 23, cy: 11, r: 9.2 }),
      svg('path', { d: 'M0 11h23' }),
      svg('circle', { cx: 23, cy: 11, r: 3, fill: colours.chalk, stroke: 'none' }),
    ),
    'ne',
  )

export const drawOnDarkGround = (rows: readonly Box[], drawn = ''): Drawing => ({
  ground: `<rect width="100%" height="100%" fill="${colours.ink}"/>${drawn}`,
  words: createBox(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      ...imageSize,
      padding: `40px ${margin}px 40px`,
    },
    ...rows,
  ),
})
