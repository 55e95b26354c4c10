import type { DeskPaymentMethod } from '@i-one/contract/centres/money'
import { type CentreReport, type ReportSum, maxReportDays } from '@i-one/contract/centres/report'
import { decimalText } from '@i-one/game/payments/money'
import { addDays, startOfDay, toWeekday } from '../../bookings/slots.ts'
import { formatCsv, formatEndTime, toSessionPath } from '../../lib/csv.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { joinInChunks } from '../../lib/in-pieces.ts'
import { bookingStateText, countDays } from '../bookings/rules.ts'
import type { ReportRow, SumRow } from './sql.ts'

const longestInWeeks = 184
const maxCustomers = 50

export const toReportRange = ({ from, to }: { from: string; to: string }, timeZone: string) => {
  const days = countDays({ from, to }, maxReportDays)
  return {
    by: days > longestInWeeks ? ('month' as const) : ('week' as const),
    start: startOfDay(timeZone, from),
    end: startOfDay(timeZone, addDays(to, 1)),
  }
}

const sumOf = ({ currency, booked, played, cancelled, price, collected, owed, fromPlayers }: ReportSum) => {
  return { currency, booked, played, cancelled, price, collected, owed, fromPlayers }
}

const none = { booked: 0, played: 0, cancelled: 0, price: 0, collected: 0, owed: 0, fromPlayers: 0 }

// Lists the first day of each week or month, like PostgreSQL's date_trunc.
const firstsOf = ({ from, to, by }: Pick<CentreReport, 'from' | 'to' | 'by'>) => {
  const firsts: string[] = []
  const next = (first: string) =>
    by === 'week' ? addDays(first, 7) : `${addDays(`${first.slice(0, 7)}-28`, 7).slice(0, 7)}-01`
  const first = by === 'week' ? addDays(from, 1 - toWeekday(from)) : `${from.slice(0, 7)}-01`
  for (let one = first; one <= to; one = next(one)) firsts.push(one)
  return firsts
}

const periodsOf = (rows: readonly SumRow[], about: Pick<CentreReport, 'from' | 'to' | 'by'>) => {
  const currencies = new Set(rows.map(({ currency }) => currency))
  return [...currencies].flatMap((currency) =>
    firstsOf(about).map((first) => {
      const row = rows.find((one) => one.period === first && one.currency === currency)
      return { from: first, ...(row ? sumOf(row) : { currency, ...none }) }
    }),
  )
}

export const toReport = (
  rows: readonly SumRow[],
  about: Pick<CentreReport, 'from' | 'to' | 'timeZone' | 'by'>,
): CentreReport => {
  const of = (part: SumRow['part']) => rows.filter((row) => row.part === part)
  return {
    ...about,
    total: of('total').map(sumOf),
    periods: periodsOf(of('period'), about),
    pitches: of('pitch').map((row) => ({ pitch: row.pitch_id, name: row.pitch, ...sumOf(row) })),
    weekdays: of('weekday').map((row) => ({ weekday: row.weekday, ...sumOf(row) })),
    hours: of('hour').map((row) => ({ hour: row.hour, ...sumOf(row) })),
    kinds: of('kind').map((row) => ({ kind: row.kind, ...sumOf(row) })),
    customers: of('customer')
      .slice(0, maxCustomers)
      .map((row) => ({ name: row.customer ?? i18n._('Deleted account'), ...sumOf(row) })),
  }
}

const columns = () => [
  i18n._('Pitch'),
  i18n._('Start'),
  i18n._('End'),
  i18n._('Kind'),
  i18n._('Customer'),
  i18n._('State'),
  i18n._('Session'),
  i18n._('Price'),
  i18n._('Collected'),
  i18n._('Owed'),
  i18n._('From players'),
  i18n._('Currency'),
  i18n._('Payments'),
]

const sourceTexts: Record<ReportRow['kind'], () => string> = {
  session: () => i18n._('session'),
  desk: () => i18n._('desk'),
  tournament: () => i18n._('tournament'),
}

const methodTexts: Record<DeskPaymentMethod, () => string> = {
  cash: () => i18n._('cash'),
  transfer: () => i18n._('transfer'),
  card: () => i18n._('card'),
}

const paymentsText = ({ payments, currency }: ReportRow) =>
  (payments ?? [])
    .map(({ receipt, kind, amount, method }) => {
      const sign = kind === 'refund' ? '-' : ''
      return `${receipt}: ${sign}${decimalText({ amount, currency })} ${methodTexts[method]()}`
    })
    .join('; ')

const cellsOf = (row: ReportRow) => {
  const money = (amount: number) => decimalText({ amount, currency: row.currency })
  return [
    row.pitch,
    row.begins,
    formatEndTime(row.begins, row.ends),
    sourceTexts[row.kind](),
    row.customer ?? '',
    bookingStateText(row.state),
    row.code === null ? '' : toSessionPath(row.code),
    money(row.price),
    money(row.collected),
    money(row.owed),
    money(row.fromPlayers),
    row.currency,
    paymentsText(row),
  ]
}

export const toCsv = async (rows: readonly ReportRow[]) =>
  formatCsv([columns()]) +
  (await joinInChunks(rows, (piece) => formatCsv(piece.map(cellsOf), { bom: false })))
