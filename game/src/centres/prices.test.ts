import { describe, expect, it } from 'vitest'
import {
  findSplitPriceSlots,
  type PriceList,
  getSlotPrice,
  findUnpricedHours,
  findInvalidTimeRanges,
} from './prices.ts'

const base = 2_000_000
const basePrice = { amount: base, currency: 'NGN' }
const nights = { days: [5, 6, 7], open: '17:00', close: '23:00', amount: 3_000_000 }
const late = { days: [7], open: '23:00', close: '02:00', amount: 2_500_000 }
const list: PriceList = { from: '2025-12-01', week: [nights, late] }
const on = (
  date: string,
  weekday: number,
  time: string,
  prices = { lists: [list], holidays: [] as never[] },
) => getSlotPrice(prices, basePrice, { date, weekday, time })

describe('the price of a slot', () => {
  it('comes from its weekly time range, whose end is exclusive', () => {
    expect(on('2025-12-05', 5, '17:00')).toBe(3_000_000)
    expect(on('2025-12-05', 5, '22:59')).toBe(3_000_000)
  })

  it('is the base price in a gap, and without a price list', () => {
    expect(on('2025-12-05', 5, '16:59')).toBe(base)
    expect(on('2025-12-05', 5, '23:00')).toBe(base)
    expect(
      getSlotPrice({ lists: [], holidays: [] }, basePrice, { date: '2025-12-05', weekday: 5, time: '18:00' }),
    ).toBe(base)
  })

  it('continues past midnight, also from Sunday to Monday', () => {
    expect(on('2025-12-07', 7, '23:30')).toBe(2_500_000)
    expect(on('2025-12-08', 1, '01:59')).toBe(2_500_000)
    expect(on('2025-12-08', 1, '02:00')).toBe(base)
  })

  it('comes from the newest list that has started', () => {
    const next = { from: '2026-01-01', week: [{ ...nights, amount: 4_000_000 }] }
    const prices = { lists: [next, list], holidays: [] }
    expect(on('2025-11-28', 5, '18:00', prices)).toBe(base)
    expect(on('2025-12-05', 5, '18:00', prices)).toBe(3_000_000)
    expect(on('2026-01-02', 5, '18:00', prices)).toBe(4_000_000)
    expect(on('2026-01-02', 5, '18:00', { ...prices, lists: [list, next] })).toBe(4_000_000)
    const ofToday = { ...list, from: '2025-12-05' }
    expect(on('2025-12-05', 5, '18:00', { ...prices, lists: [ofToday] })).toBe(3_000_000)
  })

  it('is a percentage in whole units of the currency', () => {
    const half = { date: '2025-12-25', yearly: false, by: 'percent', value: 50 } as const
    const at = { date: '2025-12-25', weekday: 4, time: '18:00' }
    const price = (amount: number, currency: string) =>
      getSlotPrice({ lists: [], holidays: [half] }, { amount, currency }, at)
    expect(price(2_500_100, 'NGN')).toBe(1_250_100)
    expect(price(5001, 'XOF')).toBe(2501)
    expect(price(25_000, 'KWD')).toBe(13_000)
  })

  it('differs on a holiday, once or yearly from its first date', () => {
    const price = (date: string, holiday: object) =>
      getSlotPrice(
        { lists: [list], holidays: [{ yearly: true, by: 'amount', value: 1, ...holiday } as never] },
        basePrice,
        {
          date,
          weekday: 4,
          time: '18:00',
        },
      )
    expect(price('2025-12-25', { date: '2025-12-25', value: 700 })).toBe(700)
    expect(price('2026-12-25', { date: '2025-12-25', value: 700 })).toBe(700)
    expect(price('2026-12-25', { date: '2025-12-25', value: 700, yearly: false })).toBe(base)
    expect(price('2024-12-25', { date: '2025-12-25', value: 700 })).toBe(base)
    expect(price('2025-12-26', { date: '2025-12-25', value: 700 })).toBe(base)
    expect(price('2025-12-25', { date: '2025-12-25', by: 'weekday', value: 6 })).toBe(3_000_000)
    expect(price('2025-12-25', { date: '2025-12-25', by: 'percent', value: 120 })).toBe(2_400_000)
  })

  it('follows a one-time holiday before a yearly holiday', () => {
    const yearly = { date: '2024-12-25', yearly: true, by: 'amount', value: 1 } as const
    const once = { date: '2025-12-25', yearly: false, by: 'amount', value: 2 } as const
    const at = { date: '2025-12-25', weekday: 4, time: '18:00' }
    expect(getSlotPrice({ lists: [], holidays: [yearly, once] }, basePrice, at)).toBe(2)
  })
})

describe('a week of prices', () => {
  it('rejects overlaps, also past midnight and at the end of the week', () => {
    const morning = { days: [1], open: '01:00', close: '03:00', amount: 1 }
    expect(findInvalidTimeRanges([late, morning])).toEqual(new Map([[1, 'Overlaps another price']]))
    expect(findInvalidTimeRanges([late, { ...morning, open: '02:00' }])).toEqual(new Map())
    expect(findInvalidTimeRanges([{ ...morning, close: '01:00' }])).toEqual(
      new Map([[0, 'Must end after it starts']]),
    )
    expect(findInvalidTimeRanges([{ ...morning, open: '24:00' }])).toEqual(
      new Map([[0, 'Must end after it starts']]),
    )
  })

  it('allows adjacent ranges, and rejects a range if one of its days overlaps', () => {
    const morning = { days: [1], open: '02:00', close: '03:00', amount: 1 }
    expect(findInvalidTimeRanges([morning, late])).toEqual(new Map())
    const nightly = { days: [4, 5], open: '22:00', close: '23:30', amount: 1 }
    expect(findInvalidTimeRanges([nights, nightly])).toEqual(new Map([[1, 'Overlaps another price']]))
    // invalid time ranges are not checked for overlaps
    const none = { ...morning, close: '02:00' }
    expect([...findInvalidTimeRanges([none, { ...morning, open: '05:00', close: '06:00' }]).keys()]).toEqual([
      0,
    ])
  })

  it('lists slots during which the price changes', () => {
    const open = [{ day: 5, open: '16:00', close: '19:00' }]
    expect(findSplitPriceSlots([nights], open, 90)).toEqual([
      { day: 5, start: '16:00', end: '17:30', at: '17:00' },
    ])
    expect(findSplitPriceSlots([nights], open, 60)).toEqual([])
  })

  it('lists these slots in order, without slots that exceed the opening hours', () => {
    const [second, first] = [
      { days: [5], open: '20:00', close: '23:00', amount: 2 },
      { days: [5], open: '17:00', close: '20:00', amount: 1 },
    ]
    const cuts = (open: string, close: string) =>
      findSplitPriceSlots([second, first], [{ day: 5, open, close }], 90).map(
        ({ start, at }) => `${start} at ${at}`,
      )
    expect(cuts('16:00', '23:30')).toEqual(['16:00 at 17:00', '19:00 at 20:00', '22:00 at 23:00'])
    expect(cuts('16:00', '23:15')).toEqual(['16:00 at 17:00', '19:00 at 20:00'])
    expect(cuts('18:00', '21:00')).toEqual(['19:30 at 20:00'])
  })

  it('wraps around: Sunday night includes Monday’s first slots, and the other way round', () => {
    expect(findSplitPriceSlots([late], [{ day: 7, open: '22:00', close: '04:00' }], 90)).toEqual([
      { day: 7, start: '22:00', end: '23:30', at: '23:00' },
      { day: 1, start: '01:00', end: '02:30', at: '02:00' },
    ])
    const monday = [{ day: 1, open: '01:00', close: '04:00' }]
    expect(findSplitPriceSlots([late], monday, 90)).toEqual([
      { day: 1, start: '01:00', end: '02:30', at: '02:00' },
    ])
    expect(findUnpricedHours([late], monday)).toEqual([{ day: 1, open: '02:00', close: '04:00' }])
  })

  it('lists opening hours without a price', () => {
    const open = [
      { day: 6, open: '16:00', close: '00:00' },
      { day: 7, open: '17:00', close: '03:00' },
    ]
    expect(findUnpricedHours([nights, late], open)).toEqual([
      { day: 6, open: '16:00', close: '17:00' },
      { day: 6, open: '23:00', close: '00:00' },
      { day: 1, open: '02:00', close: '03:00' },
    ])
  })

  it('has a price wherever time ranges apply, in any order', () => {
    const [second, first] = [
      { ...nights, open: '20:00' },
      { ...nights, close: '20:00' },
    ]
    expect(findUnpricedHours([second, first], [{ day: 5, open: '17:00', close: '23:00' }])).toEqual([])
    expect(findUnpricedHours([second, first], [{ day: 5, open: '16:00', close: '00:00' }])).toEqual([
      { day: 5, open: '16:00', close: '17:00' },
      { day: 5, open: '23:00', close: '00:00' },
    ])
    expect(findUnpricedHours([nights], [{ day: 5, open: '10:00', close: '12:00' }])).toEqual([
      { day: 5, open: '10:00', close: '12:00' },
    ])
  })
})
