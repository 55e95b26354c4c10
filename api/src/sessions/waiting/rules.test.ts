import type { PlaceState } from '@i-one/contract/sessions'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getStateOnJoining } from '../places/rules.ts'
import { countFreePlaces } from './rules.ts'
import {
  canEnter,
  getOfferExpiry,
  hasFreePlace,
  shouldOfferAgain,
  listWaitlistMoves,
  toWaitlistChange,
} from './rules.ts'

const start = new Date('2025-11-21T19:00:00Z')
const end = new Date('2025-11-21T20:00:00Z')
const minute = 60_000
const hour = 60 * minute
const before = (milliseconds: number) => new Date(start.getTime() - milliseconds)
const dayBefore = before(24 * hour)
const code = (expected: string) => expect.objectContaining({ code: expected })

interface TestPlace {
  playerId: string
  state: PlaceState
  takeMeIn: boolean
  offerUntil: string | null
}

const going = (playerId: string): TestPlace => ({
  playerId,
  state: 'going',
  takeMeIn: true,
  offerUntil: null,
})
const takesIt = (playerId: string): TestPlace => ({ ...going(playerId), state: 'waitlisted' })
const asks = (playerId: string): TestPlace => ({ ...takesIt(playerId), takeMeIn: false })
const passed = (playerId: string): TestPlace => ({ ...asks(playerId), offerUntil: dayBefore.toISOString() })
const offered = (playerId: string, until: Date): TestPlace => ({
  ...asks(playerId),
  state: 'offered',
  offerUntil: until.toISOString(),
})

const line = (
  capacity: number,
  places: TestPlace[],
  state: 'confirmed' | 'started' | 'cancelled' = 'confirmed',
) => ({
  capacity,
  places,
  start,
  end,
  state,
})

describe('an offer lasts', () => {
  test.each([
    ['two hours, days before', 40 * hour, 2 * hour],
    ['two hours, just more than 16 hours before kick-off', 16 * hour + 1, 2 * hour],
    ['half an hour from 16 hours before kick-off', 16 * hour, 30 * minute],
    ['half an hour until the last hour', hour + 1, 30 * minute],
    ['ten minutes in the last hour', hour, 10 * minute],
    ['until kick-off, when that is nearer', 4 * minute, 4 * minute],
  ])('%s', (_, left, length) => {
    expect(getOfferExpiry(start, before(left))?.getTime()).toBe(before(left).getTime() + length)
  })
  test('no time after kick-off', () => {
    expect(getOfferExpiry(start, start)).toBeUndefined()
  })
})

describe('a place that is free', () => {
  const until = new Date(dayBefore.getTime() + 2 * hour)

  test('goes to the first in line: immediately with automatic promotion, otherwise as an offer', () => {
    expect(listWaitlistMoves(line(2, [going('a'), takesIt('b'), asks('c')]), dayBefore)).toEqual([
      { playerId: 'b', to: 'going' },
    ])
    expect(listWaitlistMoves(line(2, [going('a'), asks('b'), takesIt('c')]), dayBefore)).toEqual([
      { playerId: 'b', to: 'offered', until },
    ])
  })
  test('is offered to one at a time', () => {
    expect(listWaitlistMoves(line(2, [going('a'), offered('b', until), takesIt('c')]), dayBefore)).toEqual([])
    expect(listWaitlistMoves(line(3, [going('a'), asks('b'), asks('c'), asks('d')]), dayBefore)).toEqual([
      { playerId: 'b', to: 'offered', until },
      { playerId: 'c', to: 'offered', until },
    ])
  })
  test('passes on when its offer expires, and its holder moves to the end of the line', () => {
    expect(listWaitlistMoves(line(2, [going('a'), offered('b', dayBefore), asks('c')]), dayBefore)).toEqual([
      { playerId: 'b', to: 'waitlisted' },
      { playerId: 'c', to: 'offered', until },
    ])
    expect(listWaitlistMoves(line(2, [going('a'), offered('b', dayBefore)]), dayBefore)).toEqual([
      { playerId: 'b', to: 'waitlisted' },
    ])
    const late = new Date(dayBefore.getTime() + 1)
    expect(listWaitlistMoves(line(2, [going('a'), offered('b', late), asks('c')]), dayBefore)).toEqual([])
  })
  test('passes on even if its holder has chosen automatic promotion since', () => {
    const changed = { ...offered('b', dayBefore), takeMeIn: true }
    expect(listWaitlistMoves(line(2, [going('a'), changed, takesIt('c')]), dayBefore)).toEqual([
      { playerId: 'b', to: 'waitlisted' },
      { playerId: 'c', to: 'going' },
    ])
  })
  test('is not offered again to a player whose offer expired, but the player can take it', () => {
    expect(listWaitlistMoves(line(2, [going('a'), passed('b')]), dayBefore)).toEqual([])
    expect(listWaitlistMoves(line(2, [going('a'), { ...passed('b'), takeMeIn: true }]), dayBefore)).toEqual([
      { playerId: 'b', to: 'going' },
    ])
  })
  test('is not given away after kick-off, automatically or as an offer', () => {
    expect(listWaitlistMoves(line(2, [going('a'), asks('b'), takesIt('c')]), start)).toEqual([])
    const moment = new Date(start.getTime() - 1)
    expect(listWaitlistMoves(line(2, [going('a'), takesIt('c')]), moment)).toEqual([
      { playerId: 'c', to: 'going' },
    ])
  })
  test('stays with a no-show', () => {
    const noShow: TestPlace = { ...going('a'), state: 'no-show' }
    expect(listWaitlistMoves(line(1, [noShow, takesIt('b')]), dayBefore)).toEqual([])
  })
  test.each(['started', 'cancelled'] as const)(
    'in a session that is %s moves nobody up, and ends offers',
    (state) => {
      expect(listWaitlistMoves(line(3, [offered('b', until), takesIt('c')], state), dayBefore)).toEqual([
        { playerId: 'b', to: 'waitlisted' },
      ])
    },
  )
})

test('a player whose offer expired gets offers again once the session is full', () => {
  expect(shouldOfferAgain(line(1, [going('a'), passed('b')]))).toBe(true)
  expect(shouldOfferAgain(line(2, [going('a'), passed('b')]))).toBe(false)
  expect(shouldOfferAgain(line(2, [going('a'), offered('c', end), passed('b')]))).toBe(false)
  expect(shouldOfferAgain(line(1, [going('a'), asks('b')]))).toBe(false)
})

describe('taking an offer', () => {
  const until = before(hour)
  const places = [
    going('in'),
    offered('me', until),
    asks('waits'),
    { ...going('gone'), state: 'left' as const },
  ]
  const full = { capacity: 2, places }
  test('is possible until its end, and not at it', () => {
    expect(hasFreePlace(full, 'me', new Date(until.getTime() - 1))).toBe(true)
    expect(() => hasFreePlace(full, 'me', until)).toThrow(code('offer-ended'))
  })
  test('is rejected without an offer, and a repeat changes nothing', () => {
    expect(() => hasFreePlace(full, 'waits', dayBefore)).toThrow(code('no-place-free'))
    expect(() => hasFreePlace(full, 'gone', dayBefore)).toThrow(code('not-in'))
    expect(() => hasFreePlace(full, 'nobody', dayBefore)).toThrow(code('not-in'))
    expect(hasFreePlace(full, 'in', dayBefore)).toBe(false)
  })
  test('is not needed where a place is free: a tap takes that', () => {
    const free = { capacity: 3, places: [...places, passed('passed')] }
    expect(hasFreePlace(free, 'waits', start)).toBe(true)
    expect(hasFreePlace(free, 'passed', dayBefore)).toBe(true)
    expect(() => hasFreePlace({ ...free, capacity: 2 }, 'passed', dayBefore)).toThrow(code('offer-ended'))
  })
  test('happens when the player chooses automatic promotion', () => {
    const said = (player: string, takeMeIn: boolean, now = dayBefore) =>
      toWaitlistChange(places, player, takeMeIn, now)
    expect(said('me', true)).toEqual({ waits: true, takesOffer: true })
    expect(said('me', false)).toEqual({ waits: true, takesOffer: false })
    expect(said('me', true, until)).toEqual({ waits: true, takesOffer: false })
    expect(said('waits', true)).toEqual({ waits: true, takesOffer: false })
    expect(said('in', true)).toEqual({ waits: false, takesOffer: false })
    expect(() => said('gone', true)).toThrow(code('not-in'))
  })
})

const town = (capacity: number) => {
  let [places, now, seats]: [TestPlace[], Date, number] = [[], dayBefore, capacity]
  const put = (place: TestPlace, atTheEnd: boolean) => {
    const rest = places.filter(({ playerId }) => playerId !== place.playerId)
    places = atTheEnd
      ? [...rest, place]
      : places.map((one) => (one.playerId === place.playerId ? place : one))
  }
  const find = (playerId: string) => places.find((one) => one.playerId === playerId)
  const settle = () => {
    const waited = places.filter(({ state }) => state === 'waitlisted')
    const moves = listWaitlistMoves(line(seats, places), now)
    for (const { playerId, to, until } of moves) {
      const offerUntil = to === 'going' ? null : (until?.toISOString() ?? find(playerId)?.offerUntil ?? null)
      put({ ...(find(playerId) as TestPlace), state: to, offerUntil }, to !== 'offered')
    }
    if (shouldOfferAgain(line(seats, places)))
      places = places.map((place) => (place.state === 'waitlisted' ? { ...place, offerUntil: null } : place))
    return { waited, moves }
  }
  return {
    settle,
    now: () => now,
    free: () => countFreePlaces({ capacity: seats, places }),
    taken: () => places.filter(({ state }) => state === 'going' || state === 'offered').length,
    seats: () => seats,
    ids: () => places.map(({ playerId }) => playerId).toSorted(),
    waiting: () => places.filter(({ state }) => state === 'waitlisted'),
    join: (playerId: string, takeMeIn: boolean) => {
      const state = getStateOnJoining({ capacity: seats, places }, playerId)
      put({ playerId, state, takeMeIn, offerUntil: null }, true)
    },
    leave: (n: number) => {
      const gone = places[n % Math.max(1, places.length)]
      places = places.filter((place) => place !== gone)
      return gone?.playerId
    },
    accept: (n: number) => {
      const asked = places.filter(
        ({ state, offerUntil }) => state === 'offered' && new Date(offerUntil ?? 0) > now,
      )
      const one = asked[n % Math.max(1, asked.length)]
      if (one) put({ ...one, state: 'going', offerUntil: null }, true)
    },
    change: (n: number, takeMeIn: boolean) => {
      const waits = places.filter(({ state }) => state === 'waitlisted' || state === 'offered')
      const one = waits[n % Math.max(1, waits.length)]
      if (one) put({ ...one, takeMeIn }, false)
    },
    pass: (milliseconds: number) =>
      void (now = new Date(Math.min(now.getTime() + milliseconds, end.getTime() - 1))),
    grow: () => void (seats += 1),
  }
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('join'), n: fc.nat(1e9), takeMeIn: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('leave'), n: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('accept'), n: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('change'), n: fc.nat(20), takeMeIn: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('pass'), minutes: fc.integer({ min: 1, max: 200 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('grow') }) },
)

interface Step {
  act: string
  n: number
  takeMeIn: boolean
  minutes: number
}

const take = (session: ReturnType<typeof town>, one: Step, inside: Set<string>) => {
  if (one.act === 'join') {
    const id = `p${inside.size} of ${one.n}`
    if (!inside.has(id)) session.join(id, one.takeMeIn)
    inside.add(id)
  } else if (one.act === 'leave') inside.delete(session.leave(one.n) ?? '')
  else if (one.act === 'accept') session.accept(one.n)
  else if (one.act === 'change') session.change(one.n, one.takeMeIn)
  else if (one.act === 'pass') session.pass(one.minutes * minute)
  else session.grow()
}

const namesOf = (places: readonly TestPlace[]) => places.map(({ playerId }) => playerId)
const isStart = (all: string[], start: string[]) => start.every((one, n) => all[n] === one)

const faultsOf = (session: ReturnType<typeof town>, inside: Set<string>) => {
  const { waited, moves } = session.settle()
  const up = new Set(moves.filter(({ to }) => to !== 'waitlisted').map(({ playerId }) => playerId))
  const canBeAsked = (one: TestPlace) => session.now() < start && (one.takeMeIn || one.offerUntil === null)
  const couldBe = namesOf(waited.filter(canBeAsked))
  const stayed = namesOf(waited).filter((playerId) => !up.has(playerId))
  return Object.entries({
    'a place is given twice': session.taken() > session.seats(),
    'somebody is lost': session.ids().join() !== [...inside].toSorted().join(),
    'somebody is passed over': !isStart(
      couldBe,
      couldBe.filter((playerId) => up.has(playerId)),
    ),
    'those who wait change their order': !isStart(namesOf(session.waiting()), stayed),
    'a place is free that somebody waits for': session.free() > 0 && session.waiting().some(canBeAsked),
    'the line does not come to rest': session.settle().moves.length > 0,
  }).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

test('in any sequence, no place is given twice, no player is lost, and the line keeps its order', () => {
  const history = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), history, (capacity, steps) => {
      const [session, inside] = [town(capacity), new Set<string>()]
      for (const one of steps as Step[]) {
        take(session, one, inside)
        const faults = faultsOf(session, inside)
        if (faults.length) throw new Error(faults.join(', '))
      }
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['is in already', 'going', 1, false],
  ['waits, and a place is free', 'waitlisted', 2, true],
  ['has an offer, which is the last place', 'offered', 1, true],
] as const)('who %s is put in where that changes something', (_, state, capacity, changes) => {
  const crowd = { capacity, places: [going('ada')] }
  expect(canEnter(crowd, { state })).toBe(changes)
})

test('a waitlisted player enters only a free place, and a player who left does not enter', () => {
  const full = { capacity: 1, places: [going('ada')] }
  expect(() => canEnter(full, { state: 'waitlisted' })).toThrow(code('no-place-free'))
  expect(() => canEnter({ ...full, capacity: 2 }, { state: 'removed' })).toThrow(code('not-in'))
})
