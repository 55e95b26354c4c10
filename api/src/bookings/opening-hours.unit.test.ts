import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toEffectiveHours } from './opening-hours.ts'
import { isOpenDuring, listSlotsIn } from './slots.ts'

const on = (day: number, open: string, close: string) => ({ day, open, close })
const inForce = (own: ReturnType<typeof on>[], ...partHours: ReturnType<typeof on>[][]) =>
  toEffectiveHours({ slotMinutes: 60, openingHours: own, partHours })

describe('the hours in which a combined pitch can be booked', () => {
  test('are those in which it and all its parts are open', () => {
    const own = [on(1, '08:00', '24:00'), on(2, '08:00', '24:00')]
    const late = [on(1, '10:00', '23:00'), on(2, '10:00', '23:00')]
    expect(inForce(own, late, [on(1, '09:00', '18:30')])).toEqual([on(1, '10:00', '18:30')])
    expect(inForce(own, late)).toEqual(late)
    expect(inForce(own, late, [])).toEqual([])
  })

  test('begin where one of its own slots does, and are long enough for one', () => {
    const part = [on(1, '08:30', '12:15'), on(1, '15:30', '16:45')]
    expect(inForce([on(1, '08:00', '20:00')], part)).toEqual([on(1, '09:00', '12:15')])
  })

  test('go over a break of a part, and over midnight, from Sunday to Monday too', () => {
    expect(inForce([on(7, '18:00', '03:00')], [on(7, '17:00', '24:00'), on(1, '00:00', '02:00')])).toEqual([
      on(7, '18:00', '02:00'),
    ])
    expect(inForce([on(7, '22:00', '03:00')], [on(1, '00:00', '09:00')])).toEqual([on(1, '00:00', '03:00')])
    expect(inForce([on(1, '00:00', '24:00')], [on(7, '20:00', '04:00')])).toEqual([on(1, '00:00', '04:00')])
    expect(inForce([on(1, '08:00', '20:00')], [on(1, '08:00', '12:00'), on(1, '13:00', '20:00')])).toEqual([
      on(1, '08:00', '12:00'),
      on(1, '13:00', '20:00'),
    ])
  })

  test('leave of its own slots those during which each part is open', () => {
    const time = fc.integer({ min: 0, max: 47 }).map((half) => {
      const hours = String(Math.floor(half / 2)).padStart(2, '0')
      return `${hours}:${half % 2 ? '30' : '00'}`
    })
    const week = fc.array(
      fc
        .record({ day: fc.integer({ min: 1, max: 7 }), open: time, close: time })
        .filter(({ open, close }) => open !== close),
      { maxLength: 4 },
    )
    const apart = week.filter(
      (hours) =>
        new Set(hours.map(({ day }) => day)).size === hours.length &&
        hours.every(({ open, close }) => close > open),
    )
    const days = { start: new Date('2025-11-17T00:00Z'), end: new Date('2025-12-01T00:00Z') }
    fc.assert(
      fc.property(apart, fc.array(apart, { minLength: 1, maxLength: 3 }), (openingHours, partHours) => {
        const pitch = { timeZone: 'Africa/Lagos', slotMinutes: 60 }
        const own = [...listSlotsIn({ ...pitch, openingHours, partHours: null }, days)]
        const left = own.filter((slot) =>
          partHours.every((hours) => isOpenDuring({ ...pitch, openingHours: hours, partHours: null }, slot)),
        )
        expect([...listSlotsIn({ ...pitch, openingHours, partHours }, days)]).toEqual(left)
      }),
    )
  })
})
