import { describe, expect, test } from 'vitest'
import { parseGuestList } from './guest-list.ts'

const names = (text: string) => parseGuestList(text).map(({ name }) => name)

describe('a list from a chat', () => {
  test('contains the names below its caption', () => {
    const text = '*Astro 7pm*\n1. Emeka\n2. Ife\n3. Tobi A\n4. Bolu + 1\n5. big sam'
    expect(names(text)).toEqual(['Emeka', 'Ife', 'Tobi A', 'Bolu', 'Bolu + 1', 'big sam'])
  })

  test('can be on one line', () => {
    expect(parseGuestList('Tonight 8pm 1. Tunde 2. Emeka (GK) 3. Ọláyínká Ṣẹ́gun 4.')).toEqual([
      { name: 'Tunde' },
      { name: 'Emeka', position: 'GK' },
      { name: 'Ọláyínká Ṣẹ́gun'.normalize('NFC') },
    ])
  })

  test('is split within a line only at consecutive numbers', () => {
    expect(names('1. Tunde 2. Emeka')).toEqual(['Tunde', 'Emeka'])
    expect(names('9. Tunde 10. Emeka')).toEqual(['Tunde', 'Emeka'])
    expect(names('1. Tunde, 3. Emeka')).toEqual(['Tunde', 'Emeka'])
    expect(names('Be there by 8. Bring a ball')).toEqual([])
    expect(names('Bring 5. We begin at 8. No stories')).toEqual([])
  })

  test('can be separated by commas', () => {
    expect(names('Tunde, Emeka (GK, late), Uche and nothing else')).toEqual([
      'Tunde',
      'Emeka',
      'Uche and nothing else',
    ])
    expect(parseGuestList('Tunde, Emeka (late,GK)')).toEqual([
      { name: 'Tunde' },
      { name: 'Emeka', position: 'GK' },
    ])
  })

  test('can have no list markers', () => {
    expect(names('\nSunday\nTunde\nFriday')).toEqual(['Tunde', 'Friday'])
    expect(names('Tunde  Ade   Bello  Obi\n Uche ')).toEqual(['Tunde Ade Bello Obi', 'Uche'])
    expect(names('Sunday\nSunday Mba\nMay Adeyemi\nKúnlé')).toEqual(['Sunday Mba', 'May Adeyemi', 'Kúnlé'])
  })

  test('begins at its first list marker if several lines have one', () => {
    expect(names('Big boys\n1. Tunde\n2. Emeka')).toEqual(['Tunde', 'Emeka'])
    expect(names('Big boys\n9️⃣Tunde\n🔟 Emeka')).toEqual(['Tunde', 'Emeka'])
    expect(names('Big boys\n  - Tunde\n  - Emeka')).toEqual(['Tunde', 'Emeka'])
    expect(names('Tunde\n1. Emeka')).toEqual(['Tunde', 'Emeka'])
  })

  test('can have any line endings, and the senders’ names', () => {
    expect(names('Tunde\r\nEmeka\rUche\u2028Ife')).toEqual(['Tunde', 'Emeka', 'Uche', 'Ife'])
    expect(names('[21/11/2026, 18:03:12] Coach Femi: Tunde')).toEqual(['Tunde'])
  })

  test.each([
    'Thursday 27th',
    'Thu, 7 sharp',
    '27th of November',
    'November 27',
    '27/11/2026',
    '2026-11-27',
    '27.11',
    '7 p.m',
    '19.30',
    '5-a-side',
    '₦2500',
    '*Big boys*',
    'Well, see you all at the usual place',
  ])('continues below the caption %j', (caption) => {
    expect(names(`${caption}\nTunde\nEmeka`)).toEqual(['Tunde', 'Emeka'])
  })

  test('is parsed without remarks in brackets or after a dash', () => {
    expect(names('1. Tunde (late\n2. Emeka -- late\n3. Uche [paid]')).toEqual(['Tunde', 'Emeka', 'Uche'])
  })

  test('can have names in bold', () => {
    expect(names('*Tunde* Bello\nEmeka *Eze*')).toEqual(['Tunde Bello', 'Emeka Eze'])
  })

  test('can be a whole message with dates, prices, links and a request', () => {
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

  test('keeps names that are also weekdays', () => {
    expect(names('1. Sunday\n2. Friday Obi\n3. June')).toEqual(['Sunday', 'Friday Obi', 'June'])
  })

  test('is parsed without phone numbers, mentions and invisible characters', () => {
    const text =
      '1. \u2068Tunde\u2069 +234 801 234 5678\n2.\u2060 @Emeka\u200b Eze\n3. Uche (0801-234-5678)\n4. \u202aIfe\u202c 08012345678'
    expect(names(text)).toEqual(['Tunde', 'Emeka Eze', 'Uche', 'Ife'])
  })

  test('keeps zero-width joiners in scripts that need them', () => {
    const [persian, sinhala, malayalam] = ['علی\u200cرضا', 'ශ්\u200dරීමත්', 'അവന്\u200d']
    expect(names(`1. ${persian}\n2. ${sinhala}\n3. ${malayalam}\n4. Tu\u200bnde\u200d 🤦🏾\u200d♂️`)).toEqual([
      persian,
      sinhala,
      malayalam,
      'Tunde',
    ])
  })

  test('can be divided by headings', () => {
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

  test('can have names on the line of a heading', () => {
    expect(parseGuestList('GK: Uche, Sadiq\nOut: Tolu')).toEqual([
      { name: 'Uche', position: 'GK' },
      { name: 'Sadiq', position: 'GK' },
    ])
  })

  test.each([
    'Out',
    'Out (12)',
    'Out - 12',
    'Out 3/10:',
    'Out (for now)',
    'Not coming',
    'Can’t make it',
    'Maybe',
  ])('omits names under %j', (heading) => expect(names(`Tunde\n${heading}\nEmeka`)).toEqual(['Tunde']))

  test.each([
    ['Goalkeepers (2)', 'GK'],
    ['Defenders', 'DF'],
    ['Strikers - 2', 'FW'],
  ])('gives names under %j their position', (heading, position) => {
    expect(parseGuestList(`${heading}\nTunde`)).toEqual([{ name: 'Tunde', position }])
  })

  test('can have list markers before headings only if names follow on the line', () => {
    expect(names('* Tunde\n* Keeper\n* Emeka')).toEqual(['Tunde', 'Keeper', 'Emeka'])
    expect(parseGuestList('* Tunde\n* Keeper\n* Emeka').some(({ position }) => position)).toBe(false)
    expect(parseGuestList('* GK: Uche, Sadiq\n* Ife')).toEqual([
      { name: 'Uche', position: 'GK' },
      { name: 'Sadiq', position: 'GK' },
      { name: 'Ife', position: 'GK' },
    ])
  })

  test('can be divided into numbered sets and teams', () => {
    expect(names('Set 1\nUche\nSadiq\nSet 2\nIfe')).toEqual(['Uche', 'Sadiq', 'Ife'])
    expect(names('Team 1: Uche, Sadiq\nTeam Blue: Ife')).toEqual(['Uche', 'Sadiq', 'Ife'])
  })

  test('adds at most five friends per player', () => {
    expect(names('Bolu + 2')).toEqual(['Bolu', 'Bolu + 1', 'Bolu + 2'])
    for (const many of ['Bolu +6', 'Bolu + 12']) expect(names(many)).toHaveLength(1 + 5)
    expect(names('Bolu +0')).toEqual(['Bolu'])
  })

  test.each([
    '1. Free',
    '1. N/A',
    '1. ____',
    '1. TBC',
    '1. ...',
    '1. ⚽',
    '',
    '\n \n',
    'Who is in for tonight?',
    'Sat 22 Nov, 7pm',
  ])('has no guests in %j', (text) => expect(parseGuestList(text)).toEqual([]))

  test('includes names added without a number, but not sentences', () => {
    expect(names('1. Tunde\n2. Emeka\nUche Eze\nSee you all at the usual place')).toEqual([
      'Tunde',
      'Emeka',
      'Uche Eze',
    ])
  })

  test('shortens names to 60 characters', () => {
    expect(names(`1. ${'Ọ'.repeat(80)}`)[0]).toHaveLength(60)
    expect(names(`1. ${'O'.repeat(59)} Bello`)).toEqual(['O'.repeat(59)])
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
    ['1. Emeka (GK', 'GK'],
    ['1. Emeka (paid, GK)', 'GK'],
    ['1. Emeka GK (paid)', 'GK'],
    ['1. Emeka GK!', 'GK'],
    ['1. Emeka -- GK', 'GK'],
    ['1. Emeka GK –', 'GK'],
    ['1. Emeka GK - late', 'GK'],
  ])('is detected in %j', (text, position) =>
    expect(parseGuestList(text)).toEqual([{ name: 'Emeka', position }]),
  )

  test('is not detected inside a name', () => {
    expect(parseGuestList('1. St John\n2. Keeper')).toEqual([{ name: 'St John' }, { name: 'Keeper' }])
    expect(parseGuestList('1. Big Emeka GK')).toEqual([{ name: 'Big Emeka', position: 'GK' }])
  })
})
