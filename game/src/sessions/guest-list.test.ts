import { describe, expect, test } from 'vitest'
import { parseGuestList } from './guest-list.ts'

const names = (text: string) => parseGuestList(text).map(({ name }) => name)

describe('a list from a chat', () => {
  test('gives the names below its caption', () => {
    const text = '*Astro 7pm*\n1. Emeka\n2. Ife\n3. Tobi A\n4. Bolu + 1\n5. big sam'
    expect(names(text)).toEqual(['Emeka', 'Ife', 'Tobi A', 'Bolu', 'Bolu + 1', 'big sam'])
  })

  test('may stand in one line', () => {
    expect(parseGuestList('Tonight 8pm 1. Tunde 2. Emeka (GK) 3. Ọláyínká Ṣẹ́gun 4.')).toEqual([
      { name: 'Tunde' },
      { name: 'Emeka', position: 'GK' },
      { name: 'Ọláyínká Ṣẹ́gun'.normalize('NFC') },
    ])
  })

  test('may be set between commas', () => {
    expect(names('Tunde, Emeka (GK, late), Uche and nothing else')).toEqual([
      'Tunde',
      'Emeka',
      'Uche and nothing else',
    ])
  })

  test('may have no marks at all', () => {
    expect(names('Sunday\nSunday Mba\nMay Adeyemi\nKúnlé')).toEqual(['Sunday Mba', 'May Adeyemi', 'Kúnlé'])
  })

  test('may be a whole message with dates, prices, links and a request', () => {
    const text = `[21/11/2026, 18:03:12] Coach Femi: ⚽ FRIDAY NIGHT FOOTBALL ⚽
Date: Fri 27 Nov 2026
Time: 19:00 - 20:30
Venue: Adélékè Astro, Surulere
Fee: ₦2,500 each
https://maps.example/astro

1️⃣ Femi ✅
2️⃣ Chinedu 🧤
3️⃣ ~Uche~
4️⃣ Sadiq ❌
5️⃣ Kúnlé – paid
6️⃣
🔟 Musa

Please add your name and pay before Thursday!`
    expect(parseGuestList(text)).toEqual([
      { name: 'Femi' },
      { name: 'Chinedu', position: 'GK' },
      { name: 'Kúnlé'.normalize('NFC') },
      { name: 'Musa' },
    ])
  })

  test.each(['- ', '• ', '* ', '✅ ', '☑️ ', '▪️ ', '> ', '1) ', '1 - ', '01. ', '1.', '👉🏾 '])(
    'knows the mark %j before a name',
    (mark) => {
      expect(names(`${mark}Tunde Bello\n${mark}Emeka`)).toEqual(['Tunde Bello', 'Emeka'])
    },
  )

  test('keeps the names of people who are called like a day', () => {
    expect(names('1. Sunday\n2. Friday Obi\n3. June')).toEqual(['Sunday', 'Friday Obi', 'June'])
  })

  test('is read without phone numbers, mentions and marks nobody sees', () => {
    const text =
      '1. \u2068Tunde\u2069 +234 801 234 5678\n2.\u2060 @Emeka\u200b Eze\n3. Uche (0801-234-5678)\n4. \u202aIfe\u202c 08012345678'
    expect(names(text)).toEqual(['Tunde', 'Emeka Eze', 'Uche', 'Ife'])
  })

  test('may be divided by headings', () => {
    const text =
      'Keepers:\n1. Uche\n2. Sadiq\nOutfield\n3. Ife (DF)\n4. Musa\nReserves\n5. Wale\nOut:\n6. Tolu\nMaybe\n7. Dayo'
    expect(parseGuestList(text)).toEqual([
      { name: 'Uche', position: 'GK' },
      { name: 'Sadiq', position: 'GK' },
      { name: 'Ife', position: 'DF' },
      { name: 'Musa' },
      { name: 'Wale' },
    ])
  })

  test('may have its names behind a heading', () => {
    expect(parseGuestList('GK: Uche, Sadiq\nOut: Tolu')).toEqual([
      { name: 'Uche', position: 'GK' },
      { name: 'Sadiq', position: 'GK' },
    ])
  })

  test.each([
    '1. Free',
    '1. ____',
    '1. TBC',
    '1. ...',
    '1. ⚽',
    '',
    '\n \n',
    'Who is in for tonight?',
    'Sat 22 Nov, 7pm',
  ])('has nobody in %j', (text) => expect(parseGuestList(text)).toEqual([]))

  test('takes who was added without a number, and leaves a sentence', () => {
    expect(names('1. Tunde\n2. Emeka\nUche Eze\nSee you all at the usual place')).toEqual([
      'Tunde',
      'Emeka',
      'Uche Eze',
    ])
  })

  test('gives no name longer than 60 characters', () => {
    expect(names(`1. ${'Ọ'.repeat(80)}`)[0]).toHaveLength(60)
  })
})

describe('a position', () => {
  test.each([
    ['1. Emeka (GK)', 'GK'],
    ['1. Emeka - keeper', 'GK'],
    ['1. GK Emeka', 'GK'],
    ['1. Emeka GK ✅', 'GK'],
    ['1. Emeka (goalkeeper)', 'GK'],
    ['1. GK - Emeka', 'GK'],
    ['1. Emeka/CB', 'DF'],
    ['1. Emeka [mid]', 'MF'],
    ['1. Emeka (striker, paid)', 'FW'],
    ['1. Emeka ST', 'FW'],
  ])('is read in %j', (text, position) => expect(parseGuestList(text)).toEqual([{ name: 'Emeka', position }]))

  test('is not read into a name', () => {
    expect(parseGuestList('1. St John\n2. Keeper')).toEqual([{ name: 'St John' }, { name: 'Keeper' }])
  })
})
