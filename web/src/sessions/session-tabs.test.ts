import { describe, expect, test } from 'vitest'
import { shownTab, tabsOf } from './session-tabs.ts'

const ahead = { matches: [] }
const begun: Parameters<typeof tabsOf>[0] = { matches: [], next: { one: 1, two: 2, waiting: [] } as never }
const stranger = { signedIn: false, owes: false }
const reader = { signedIn: true, owes: false }
const player = { signedIn: true, owes: true }

describe('the tabs of a session', () => {
  test.each([
    [ahead, player, ['session', 'money', 'history']],
    [ahead, reader, ['session', 'history']],
    [begun, player, ['session', 'matches', 'money', 'history']],
    [begun, stranger, ['session', 'matches']],
    [ahead, stranger, ['session']],
  ] as const)('%#', (session, who, tabs) => expect(tabsOf(session, who)).toEqual(tabs))

  test.each([
    ['', 'session'],
    ['money', 'money'],
    ['matches', 'session'],
    ['nothing', 'session'],
  ])('?%s shows %s', (address, tab) => {
    expect(shownTab(tabsOf(ahead, player), new URLSearchParams(address))).toBe(tab)
  })
})
