import { describe, expect, it } from 'vitest'
import { getChosenDay, listDaysFrom, getFirstShownDay } from './schedule-rows.ts'

const today = '2025-11-20'

describe('the day strip of the schedule', () => {
  it('[MATCH-1] shows thirty days from today on', () => {
    const days = listDaysFrom(getFirstShownDay(today, today), today)
    expect([days.length, days[0], days.at(-1)]).toEqual([30, today, '2025-12-19'])
    expect(getFirstShownDay('2025-12-19', today)).toBe(today)
  })

  it('goes back by whole strips, each ending with the first day of the next strip', () => {
    const before = getFirstShownDay('2025-11-19', today)
    expect([before, getFirstShownDay('2025-10-21', today)]).toEqual(['2025-10-21', '2025-10-21'])
    expect([listDaysFrom(before, today).length, listDaysFrom(before, today).at(-1)]).toEqual([31, today])
    expect(listDaysFrom(getFirstShownDay('2025-10-20', today), today).at(-1)).toBe(before)
  })

  it('shows the day in the URL, or today if the day is missing, invalid or too far ahead', () => {
    for (const day of ['2025-11-19', '2019-02-28', today, '2025-12-19'])
      expect(getChosenDay(day, today)).toBe(day)
    for (const day of [null, '', 'tomorrow', '2025-02-31', '2025-13-01', '2025-12-20'])
      expect(getChosenDay(day, today)).toBe(today)
  })
})
