import type { CentreReport, ReportSum } from '@i-one/contract/centres/report'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import type { ReactNode } from 'react'
import { dateText } from '../../lib/pitch-time.ts'
import { Section } from '../../ui/layout/section.tsx'
import { TextTable } from '../../ui/layout/text-table.tsx'
import { owedExplanation } from '../owed-means.ts'
import { MoneyChart } from './money-chart.tsx'
import { hourText, weekdayNames } from './occupancy-words.ts'
import styles from './reports.module.css'

const kindNames = { session: 'On i-one', desk: 'At the desk', tournament: 'Tournament' } as const

const periodText = (from: string, by: CentreReport['by']) => {
  if (by === 'week') return dateText(from, 'UTC')
  return new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(from),
  )
}

export function CentreReportSection({ report }: { report: CentreReport }) {
  if (report.total.length === 0) return <p>No bookings in this period.</p>
  return report.total.map((total) => (
    <OfCurrency key={total.currency} report={report} total={total} hasOthers={report.total.length > 1} />
  ))
}

type OfCurrencyProps = { report: CentreReport; total: ReportSum; hasOthers: boolean }

function OfCurrency({ report, total, hasOthers }: OfCurrencyProps) {
  const { currency } = total
  const of = <One extends ReportSum>(all: readonly One[]) => all.filter((one) => one.currency === currency)
  const text = (amount: number) => moneyText({ amount, currency })
  const periods = of(report.periods).map((one) => ({ name: periodText(one.from, report.by), ...one }))
  return (
    <>
      {hasOthers && <h2>{currency}</h2>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-4">
        <Total name="Booked">{countText(total.booked, 'booking')}</Total>
        <Total name="Played">
          {total.played}, {total.cancelled} cancelled
        </Total>
        <Total name="Collected">{text(total.collected)}</Total>
        <Total name="Owed">{text(total.owed)}</Total>
      </dl>
      <p className="small mute">{owedExplanation}</p>
      {total.fromPlayers > 0 && (
        <p className="mute">
          {text(total.fromPlayers)} of the collected money came from players who paid for their own spot.
        </p>
      )}
      <Section title="Money">
        <MoneyChart currency={currency} periods={periods} />
        <SumTable
          caption={report.by === 'week' ? 'By week' : 'By month'}
          head={report.by === 'week' ? 'Week from' : 'Month'}
          rows={periods}
        />
      </Section>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
        <Section title="By pitch">
          <SumTable caption="By pitch" head="Pitch" rows={of(report.pitches)} />
        </Section>
        <Section title="By channel">
          <SumTable
            caption="By channel"
            head="Channel"
            rows={of(report.kinds).map((one) => ({ name: kindNames[one.kind], ...one }))}
          />
        </Section>
        <Section title="By weekday">
          <SumTable
            caption="By weekday"
            head="Day"
            rows={of(report.weekdays).map((one) => ({ name: weekdayNames[one.weekday - 1] ?? '', ...one }))}
          />
        </Section>
        <Section title="By hour">
          <SumTable
            caption="By start hour"
            head="From"
            rows={of(report.hours).map((one) => ({ name: hourText(one.hour), ...one }))}
          />
        </Section>
      </div>
      <Section title="By customer">
        <SumTable caption="Top customers" head="Customer" rows={of(report.customers)} />
      </Section>
    </>
  )
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="text-[20px] font-bold">{children}</dd>
  </div>
)

type SumTableProps = {
  caption: string
  head: string
  rows: readonly (ReportSum & { name: string })[]
}

const SumTable = ({ caption, head, rows }: SumTableProps) => (
  // The container must be focusable, so that keyboard users can scroll the wide table.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="overflow-x-auto" tabIndex={0}>
    <TextTable
      className={styles.table}
      caption={caption}
      head={[head, 'Booked', 'Played', 'Cancelled', 'Price', 'Collected', 'Owed']}
      rows={rows.map(({ name, currency, booked, played, cancelled, ...sums }) => [
        name,
        booked,
        played,
        cancelled,
        ...[sums.price, sums.collected, sums.owed].map((amount) => moneyText({ amount, currency })),
      ])}
    />
  </div>
)
