import type { Session } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { shortNameText, toSetKits, toLineup, lineupText, listWaitingPlaces } from './line-up.ts'

const place = (
  name: string,
  more: Partial<Session['places'][number]> = {},
  position: string | null = 'MF',
): Session['places'][number] => ({
  _id: name,
  player: { _id: name, name, position },
  state: 'going',
  ...more,
})

const session = (places: Session['places'], more: Partial<Session> = {}) => ({
  state: 'open' as const,
  places,
  sets: 2,
  playersPerTeam: 3,
  setNames: ['Danfo Kings', 'Mushin United'],
  ...more,
})

const names = (sets: ReturnType<typeof toLineup>) => sets.map((set) => set.map((spot) => spot?.player.name))

describe('the line-up of a session', () => {
  test('fills the teams in turn before the draw and shows vacant places', () => {
    expect(names(toLineup(session([place('A'), place('B'), place('C')])))).toEqual([
      ['A', 'C', undefined],
      ['B', undefined, undefined],
    ])
  })

  test('has no vacant places after the session has ended', () => {
    expect(names(toLineup(session([place('A'), place('B'), place('C')], { state: 'cancelled' })))).toEqual([
      ['A', 'C'],
      ['B'],
    ])
  })

  test('follows the draw, with the keeper first', () => {
    const drawn = [place('A', { set: 2 }), place('B', { set: 1 }), place('C', { set: 2 }, 'GK')]
    expect(names(toLineup(session(drawn, { drawnAt: '2025-11-20T15:02:00.000Z' })))).toEqual([
      ['B', undefined, undefined],
      ['C', 'A', undefined],
    ])
  })

  test('excludes players on the waitlist', () => {
    const waiting = place('W', { state: 'waitlisted' })
    expect(names(toLineup(session([place('A'), waiting])))[1]).toEqual([undefined, undefined, undefined])
    expect(listWaitingPlaces({ places: [place('A'), waiting] })).toEqual([waiting])
  })

  test('can be described in words', () => {
    expect(lineupText(session([place('A'), place('B'), place('C'), place('D'), place('E')]))).toBe(
      'Danfo Kings: three in. Mushin United: two in, one spot left.',
    )
  })
})

test('a shirt shows the nickname, else the first name, shortened to fit', () => {
  expect(shortNameText(place('Chinedu Okafor'))).toBe('Chinedu')
  expect(shortNameText(place('C', { user: { _id: 'C', nickname: 'Yínká' } }))).toBe('Yínká')
  expect(shortNameText(place('Oluwaseunfunmi Ade'))).toBe('Oluwaseun…')
})

test('eight teams have eight different kits', () => {
  const alike = Array.from({ length: 8 }, () => 'Danfo Kings')
  expect(new Set(toSetKits(alike)).size).toBe(8)
})
