import type { Place } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import {
  placeDetailsText,
  findPlaceByName,
  countRemainingGuests,
  occupancyText,
  listNotCheckedIn,
} from './people.ts'

const place = (name: string, more: Partial<Place> = {}): Place => ({
  _id: name,
  player: { _id: name, name, position: 'GK' },
  state: 'going',
  ...more,
})

const tobi = place('Tóbi Adéníyì', { user: { _id: 'Tóbi Adéníyì', nickname: 'TA9' } })
const uche = place('Uche', { addedBy: tobi._id })
const session = {
  places: [tobi, uche],
  captain: { _id: tobi._id, nickname: 'TA9' },
  setNames: ['Danfo Kings'],
}

describe('finding a place by a listed name', () => {
  test.each(['Tobi A', 'tóbi adéníyì', 'TA9', 'Tobi', 'Tobi A.', 'Tobi Adeniyi'])(
    '%j matches the player',
    (name) => expect(findPlaceByName(name, session.places)).toBe(tobi),
  )

  test.each(['Tobi B', 'Tob', 'Tobias', 'A', 'Tobi A Cole'])('%j matches no player', (name) =>
    expect(findPlaceByName(name, session.places)).toBeUndefined(),
  )

  test('includes players on the waitlist, but not players who have left', () => {
    const gone = place('Musa', { state: 'left' })
    const waits = place('Ife', { state: 'waitlisted' })
    expect(findPlaceByName('Musa', [gone, waits])).toBeUndefined()
    expect(findPlaceByName('Ife', [gone, waits])).toBe(waits)
  })
})

describe('the details of a place', () => {
  test('are the role, position and team', () => {
    const drawn = { ...session, drawnAt: '2025-11-20T15:02:00.000Z' }
    expect(placeDetailsText({ ...tobi, set: 1 }, drawn, undefined)).toBe('captain, Goalkeeper, Danfo Kings')
  })

  test('include the player who added a guest', () => {
    expect(placeDetailsText(uche, session, undefined)).toBe('Goalkeeper, guest of Tóbi Adéníyì')
    expect(placeDetailsText({ ...uche, state: 'checked-in' }, session, tobi._id)).toBe(
      'Goalkeeper, your guest, here',
    )
  })
})

describe('players without check-in', () => {
  const here = place('Sadiq', { state: 'checked-in' })
  const left = place('Musa', { state: 'left' })

  test('are all players who are not checked in, except the captain', () => {
    expect(listNotCheckedIn({ ...session, places: [tobi, uche, here, left] })).toEqual([uche])
  })

  test('are empty if no player was checked in', () => {
    expect(listNotCheckedIn({ ...session, places: [tobi, uche, left] })).toEqual([])
  })

  test('exclude the captain of the other side', () => {
    const opponent = { _id: uche._id, nickname: 'Uche' }
    expect(listNotCheckedIn({ ...session, opponent, places: [tobi, uche, here] })).toEqual([])
  })
})

test('a player can add three guests, the captain 40', () => {
  const player = place('Sadiq')
  const places = [tobi, player, place('one', { addedBy: 'Sadiq' }), place('two', { addedBy: 'Sadiq' })]
  expect(countRemainingGuests({ ...session, places }, 'Sadiq')).toBe(1)
  expect(countRemainingGuests({ ...session, places }, tobi._id)).toBe(40)
})

test.each([
  ['open', 8, '8 in, 2 spots left'],
  ['started', 10, '10 in, full'],
  ['confirmed', 11, '11 in, full'],
  ['finished', 8, '8 played'],
  ['cancelled', 1, '1 was in'],
  ['abandoned', 6, '6 were in'],
] as const)('the occupancy of a session that is %s with %i players', (state, going, text) =>
  expect(occupancyText({ state, going, capacity: 10 })).toBe(text),
)
