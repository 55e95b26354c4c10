export const firstSeason = '20/21'

export const toSeason = (dayInPitchZone: string): string => {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.exec(dayInPitchZone) ?? []
  if (year === undefined || month === undefined) throw new RangeError(`invalid date: ${dayInPitchZone}`)
  return written(Number(year) - (Number(month) < 7 ? 1 : 0))
}

/** Assumes that the seasons are less than fifty years apart, because years have two digits. */
export const listSeasonsSince = (first: string, current: string): string[] => {
  const start = startYear(first)
  const ahead = (startYear(current) - start + 100) % 100
  if (ahead >= 50) return []
  return Array.from({ length: ahead + 1 }, (_, back) => written(start + ahead - back))
}

export const getPreviousSeason = (season: string): string => written(startYear(season) - 1)

export const isSeason = (text: string): boolean =>
  /^\d\d\/\d\d$/.test(text) && written(Number(text.slice(0, 2))) === text

const startYear = (season: string): number => {
  if (!isSeason(season)) throw new RangeError(`invalid season: ${season}`)
  return Number(season.slice(0, 2))
}

const written = (startYear: number): string =>
  [startYear, startYear + 1].map((year) => String((year + 100) % 100).padStart(2, '0')).join('/')
