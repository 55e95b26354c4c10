import { stringify } from 'csv-stringify/sync'

type Cell = string | number

/** Spreadsheets run a cell that begins with one of these as a formula, some of them full-width ones too. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const number = /^-?\d+(?:\.\d+)?$/

/** An apostrophe in front makes a cell text; spreadsheets do not show it. */
const withoutFormula = (cell: Cell) =>
  typeof cell === 'string' && formula.test(cell) && !number.test(cell) ? `'${cell}` : cell

/** All tables for download: RFC 4180, with the byte order mark by which a spreadsheet knows UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[], { bom = true } = {}) =>
  stringify(
    rows.map((cells) => cells.map(withoutFormula)),
    { bom, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )

/**
 * The path of a session's page. A code can begin with a dash, which a spreadsheet would run; in a path it stays as it is.
 */
export const sessionCell = (code: string) => `/s/${code}`

/**
 * When a booking ends, beside its start, both as '2025-11-21 20:00': the time alone on the same day, '24:00' at midnight, and
 * with its own date after that.
 */
export const endCell = (start: string, end: string) => {
  const [day, nextDay] = [start.slice(0, 10), end.slice(0, 10)]
  if (day === nextDay) return end.slice(11)
  const isMidnight = end.endsWith(' 00:00') && Date.parse(nextDay) - Date.parse(day) === 24 * 60 * 60_000
  return isMidnight ? '24:00' : end
}
