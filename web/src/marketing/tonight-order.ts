const dusk = 17
const dawn = 5
const hour = 3_600_000

const hourAt = (instant: Date, timeZone: string) =>
  Number(instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }))

const nightOf = (instant: Date, timeZone: string) =>
  new Date(instant.getTime() - dawn * hour).toLocaleDateString('en-CA', { timeZone })

export const isTonight = (start: string, timeZone: string, now: Date) => {
  const at = new Date(start)
  const hours = hourAt(at, timeZone)
  return (hours >= dusk || hours < dawn) && nightOf(at, timeZone) === nightOf(now, timeZone)
}

export const sortTonightFirst = <Row extends { start: string; timeZone: string }>(
  rows: readonly Row[],
  now: Date,
) => {
  const later = (row: Row) => Number(!isTonight(row.start, row.timeZone, now))
  return rows.toSorted((one, other) => later(one) - later(other) || one.start.localeCompare(other.start))
}
