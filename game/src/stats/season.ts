/** The first season that there are figures of. */
export const firstSeason = '20/21'

/**
 * The season, July to June, written '25/26', that a calendar day `YYYY-MM-DD` in the pitch's time zone falls in.
 * @throws RangeError when it is no such day
 */
export const seasonOf = (dayInPitchZone: string): string => {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.exec(dayInPitchZone) ?? []
  if (year === undefined || month === undefined) throw new RangeError(`not a day: ${dayInPitchZone}`)
  return written(Number(year) - (Number(month) < 7 ? 1 : 0))
}

/**
 * The seasons from `first` to `current`, both with it, newest first; none when `current` is before `first`. Two
 * seasons are taken to lie less than fifty years apart, since they are written without their century.
 * @throws RangeError when one is no season
 */
export const seasonsSince = (first: string, current: string): string[] => {
  const start = startYear(first)
  const ahead = (startYear(current) - start + 100) % 100
  if (ahead >= 50) return []
  return Array.from({ length: ahead + 1 }, (_, back) => written(start + ahead - back))
}

/** @throws RangeError when it is no season */
export const seasonBefore = (season: string): string => written(startYear(season) - 1)

/** Whether `text` is a season as written: two years of two digits, one after the other, '99/00' too. */
export const isSeason = (text: string): boolean =>
  /^\d\d\/\d\d$/.test(text) && written(Number(text.slice(0, 2))) === text

const startYear = (season: string): number => {
  if (!isSeason(season)) throw new RangeError(`not a season: ${season}`)
  return Number(season.slice(0, 2))
}

const written = (startYear: number): string =>
  [startYear, startYear + 1].map((year) => String((year + 100) % 100).padStart(2, '0')).join('/')
