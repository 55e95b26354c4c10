import { stringify } from 'csv-stringify/sync'

type Cell = string | number

// Spreadsheets run cells that begin with these characters as formulas; the last four are full-width.
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const number = /^-?\d+(?:\.\d+)?$/

const withoutFormula = (cell: Cell) =>
  typeof cell === 'string' && formula.test(cell) && !number.test(cell) ? `'${cell}` : cell

/** Formats rows as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. */
export const formatCsv = (rows: readonly (readonly Cell[])[], { bom = true } = {}) =>
  stringify(
    rows.map((cells) => cells.map(withoutFormula)),
    { bom, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )

/** Returns a path, because a spreadsheet would run a bare code that begins with a dash as a formula. */
export const toSessionPath = (code: string) => `/s/${code}`

export const formatEndTime = (start: string, end: string) => {
  const [day, nextDay] = [start.slice(0, 10), end.slice(0, 10)]
  if (day === nextDay) return end.slice(11)
  const isMidnight = end.endsWith(' 00:00') && Date.parse(nextDay) - Date.parse(day) === 24 * 60 * 60_000
  return isMidnight ? '24:00' : end
}
