import { NotificationKind } from '@i-one/contract/notifications'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '../lib/i18n/i18n.ts'
import { readLastEventId } from '../lib/live/event-stream.ts'
import { allKinds, templates, toNotificationLink } from './kinds.ts'
import { toNotificationReply, toPreferences } from './rules.ts'
import { dayAndTimeText, getRelativeDay, momentText } from './session-words.ts'
import type { NotificationFacts, StoredNotification } from './stored-notification.ts'

const notification = (
  kind: NotificationKind,
  more: Partial<StoredNotification> = {},
  facts: Partial<NotificationFacts> = {},
): StoredNotification => ({
  kind,
  sessionId: 'the-session',
  player: 'Túndé',
  words: null,
  at: new Date('2025-11-20T15:18:00Z'),
  facts: {
    pitch: 'Adélékè Astro',
    address: '7 Adélékè Street',
    timeZone: 'Africa/Lagos',
    start: '2025-11-21T19:00:00+00:00',
    end: '2025-11-21T20:00:00+00:00',
    price: { amount: 2_500_000, currency: 'NGN' },
    capacity: 10,
    team: 'Owls',
    other: 'Yaks',
    challenge: 'the-challenge',
    tournament: 'The Lagos League',
    centre: 'Adélékè Astro',
    code: 'lagos-league',
    until: '2025-11-21T18:00:00+00:00',
    score: '2–1',
    was: { pitch: 'Surulere Turf', timeZone: 'Africa/Lagos', start: '2025-11-20T18:00:00+00:00' },
    ...facts,
  },
  ...more,
})

describe('the words', () => {
  test('every kind has its own, and leads somewhere', () => {
    expect(allKinds).toEqual(expect.arrayContaining(NotificationKind.options))
    for (const kind of allKinds) {
      expect(templates[kind].title(notification(kind)), kind).not.toMatch(/undefined|null|Invalid/)
      expect(templates[kind].text(notification(kind)), kind).not.toMatch(/undefined|null|Invalid/)
      expect(toNotificationLink(notification(kind)), kind).toMatch(/^\//)
    }
    const texts = allKinds.map(
      (kind) => templates[kind].title(notification(kind)) + templates[kind].text(notification(kind)),
    )
    expect(new Set(texts).size).toBe(allKinds.length)
  })

  test('of a series name its first week and how many follow', () => {
    const titles = [undefined, 2, 4].map((weeks) =>
      templates['to-authorize'].title(notification('to-authorize', {}, { weeks })),
    )
    expect(titles).toEqual([
      'Túndé wants to book Fri 21 Nov',
      'Túndé wants to book Fri 21 Nov and 1 more week',
      'Túndé wants to book Fri 21 Nov and 3 more weeks',
    ])
  })

  test('need no name after an account was deleted', () => {
    expect(templates.joined.title(notification('joined', { player: null }))).toBe('A player has joined')
    const text = templates.cancelled.text(notification('cancelled', { player: null }, { reason: 'captain' }))
    expect(text).toMatch(/^The captain has cancelled/)
  })

  test.each(['rain', 'power', 'pitch-shut', 'not-enough-players'] as const)(
    'a session that ended by %s was broken off',
    (reason) => {
      expect(templates.cancelled.title(notification('cancelled', {}, { reason }))).toMatch(/^Called off: /)
      expect(templates.cancelled.text(notification('cancelled', {}, { reason }))).toContain(
        'was called off because ',
      )
    },
  )
})

describe('in the language of the reader', () => {
  const both = (
    kind: NotificationKind,
    more: Partial<StoredNotification>,
    facts: Partial<NotificationFacts>,
  ) =>
    (['en', 'fr'] as const).map((language) =>
      inLanguage(language, () => {
        const { title, text } = templates[kind]
        return `${title(notification(kind, more, facts))}: ${text(notification(kind, more, facts))}`
      }),
    )

  test.each<[string, Partial<NotificationFacts>, string, string]>([
    [
      'the winner of an earlier tie',
      { source: { outcome: 'winner', round: 2 }, other: 'winner of semi-final' },
      'winner of semi-final',
      'le vainqueur de la demi-finale',
    ],
    ['a place in a group', { source: { group: 'B', place: 1 } }, 'group B winner', 'le 1er du groupe B'],
    ['not known', {}, 'a team to be decided', 'une équipe à déterminer'],
    [
      'a team, as older notifications name it in English',
      { other: 'winner of semi-final' },
      'winner of semi-final',
      'winner of semi-final',
    ],
  ])('an opponent that is %s', (_, { other, ...facts }, english, french) => {
    const [inEnglish, inFrench] = both('drawn', {}, { other, ...facts } as never)
    expect(inEnglish).toContain(english)
    expect(inFrench).toContain(french)
  })

  test('a result after penalties, also one that was stored with them', () => {
    const [english, french] = both('result', {}, { score: '1–1', shootOut: '4–5' })
    expect(english).toContain('Owls 1–1, 4–5 on penalties Yaks')
    expect(french).toContain('Owls 1–1, 4–5 aux tirs au but Yaks')
    expect(both('result', {}, { score: '1–1, 4–5 on penalties' })[1]).toContain('1–1, 4–5 on penalties')
  })

  test('a reason that the captain chose, but not one that the captain wrote', () => {
    const chosen = both('cancelled', {}, { reason: 'captain', reasonCode: 'rain' })
    expect(chosen[0]).toMatch(/Reason: “Rain”$/)
    const typed = both('cancelled', { words: 'rain' }, { reason: 'captain' })
    expect(typed[0]).toMatch(/Reason: “rain”$/)
    expect(typed[1]).toContain('rain')
  })
})

describe('times', () => {
  const start = new Date('2025-11-20T23:30:00Z')
  test('are in the pitch’s time zone', () => {
    expect(dayAndTimeText(start, 'Africa/Lagos')).toBe('Fri 21 Nov at 00:30')
    expect(dayAndTimeText(start, 'America/Lima')).toBe('Thu 20 Nov at 18:30')
  })
  test('on the same day have no date', () => {
    const now = new Date('2025-11-20T12:00:00Z')
    expect(momentText(start, 'America/Lima', now)).toBe('18:30')
    expect(momentText(start, 'Africa/Lagos', now)).toBe('Fri 21 Nov at 00:30')
  })
  test.each([
    ['2025-11-20T22:00:00Z', 'tomorrow'],
    ['2025-11-20T23:05:00Z', 'today'],
    ['2025-11-19T23:30:00Z', 'tomorrow'],
    ['2025-11-19T20:00:00Z', 'later'],
  ])('at %s it is %s in Lagos', (now, day) => {
    expect(getRelativeDay(start, 'Africa/Lagos', new Date(now))).toBe(day)
  })
})

test('a notification in the API names only its own subject', () => {
  const about = (more: Partial<StoredNotification>) => {
    const { session, team, tournament, centre, ...rest } = toNotificationReply({
      ...notification('joined', { sessionId: null, ...more }),
      id: 'one',
      seq: 7,
      read: false,
    })
    expect(rest).toMatchObject({ _id: 'one', seq: 7, at: '2025-11-20T15:18:00.000Z', read: false })
    return { session, team, tournament, centre }
  }
  expect(about({ sessionId: 'id' })).toEqual({ session: 'id' })
  expect(about({ teamId: 'id' })).toEqual({ team: 'id' })
  expect(about({ tournamentId: 'id' })).toEqual({ tournament: 'id' })
  expect(about({ centreId: 'id' })).toEqual({ centre: 'id' })
})

test('a preference is as chosen, else as by default', () => {
  const chosen = toPreferences([{ kind: 'joined', on: false, mail: true }])
  expect(chosen.find(({ kind }) => kind === 'joined')).toMatchObject({ on: false, mail: true })
  expect(chosen.find(({ kind }) => kind === 'left')).toMatchObject({ on: true, mail: false })
  expect(chosen.find(({ kind }) => kind === 'cancelled')).toMatchObject({ on: true, mail: true })
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['-1', undefined],
  ['x', undefined],
  ['6', undefined],
  [['1', '2'], undefined],
  ['0', 0],
  ['5', 5],
] as const)('of the number %j five have been reached, and seen is %j', (header, seen) => {
  expect(readLastEventId(header as string | string[] | undefined, 5)).toBe(seen)
})
