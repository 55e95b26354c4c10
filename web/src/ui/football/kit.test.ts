import { describe, expect, it } from 'vitest'
import { toInitials, personInitials, toKit, kits, toKits } from './kit.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('kits', () => {
  it('measures black on white as 21:1', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  })

  it('has twelve different cloths', () => {
    expect(new Set(kits.map((kit) => kit.cloth)).size).toBe(12)
  })

  it.each(kits)('writes $ink on $cloth readably', ({ cloth, ink }) => {
    expect(contrast(cloth, ink)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(kits)('shows $cloth on grass, mown or not, and on ink', ({ cloth }) => {
    for (const ground of ['#0B7A43', '#0A7140', '#0E1A16']) {
      expect(contrast(cloth, ground)).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('toKit', () => {
  it('gives a name the same kit however it is typed', () => {
    expect(toKit(' danfo kings ')).toBe(toKit('Danfo Kings'))
    expect(toKit('Adélékè'.normalize('NFD'))).toBe(toKit('Adélékè'.normalize('NFC')))
  })

  it('uses all kits', () => {
    const worn = new Set(Array.from({ length: 400 }, (_, number) => toKit(`Team ${number}`)))
    expect(worn.size).toBe(12)
  })

  it('gives the teams of the design their colours', () => {
    const cloths = toKits('Danfo Kings', 'Mushin United').map(({ cloth }) => cloth)
    expect(cloths).toEqual(['#F3C12F', '#9AD1F2'])
  })

  it('never pairs two pale kits', () => {
    const pale = ['#FFFFFF', '#BFEACB', '#EAD7A4', '#CBD5DB']
    for (let number = 0; number < 400; number++) {
      const worn = toKits(`Team ${number}`, `Side ${number * 7}`).filter(({ cloth }) => pale.includes(cloth))
      expect(worn.length).toBeLessThan(2)
    }
  })

  it('gives two opponents different kits', () => {
    for (let number = 0; number < 200; number++) {
      const [one, other] = toKits('Danfo Kings', `Team ${number}`)
      expect(one).toBe(toKit('Danfo Kings'))
      expect(other).not.toBe(one)
    }
  })
})

it.each([
  ['Emeka', 'E'],
  [' ẹ́bùn ', 'Ẹ́'],
  ['Emeka Nwosu', 'EN'],
  ['', ''],
])('the initials of the person %j are %j', (name, initials) => {
  expect(personInitials(name)).toBe(initials.normalize('NFC'))
})

describe('[HOME-6] toInitials', () => {
  it.each([
    ['Danfo Kings', 'DK'],
    ['Egrets', 'EE'],
    ['Ọláyínká Ṣẹ́gun', 'ỌṢ'],
    ['Lekki  Tide of Lagos', 'LL'],
    ['ẹ́bùn', 'Ẹ́Ẹ́'],
    ['(The) 9ers', 'T9'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(toInitials(name)).toBe(initials.normalize('NFC'))
  })
})
