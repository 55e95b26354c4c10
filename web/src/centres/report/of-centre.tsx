import type { CentreReport, ReportSum } from '@i-one/contract/centres/report'
import { dateText, monthYearText } from '@i-one/game/formats/dates'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '../../ui/layout/section.tsx'
import { TextTable } from '../../ui/layout/text-table.tsx'
import { owedExplanation } from '../owed-means.ts'
import { MoneyChart } from './money-chart.tsx'
import { hourText, weekdayNames } from './occupancy-words.ts'
import styles from './reports.module.css'

const kindNames = { session: t`On i-one`, desk: t`At the desk`, tournament: t`Tournament` } as const

const periodText = (from: string, by: CentreReport['by']) => {
  return by === 'week' ? dateText(from, 'UTC') : monthYearText(from, 'UTC')
}

export function CentreReportSection({ report }: { report: CentreReport }) {
  if (report.total.length === 0)
    return (
      <p>
        <Trans>No bookings in this period.</Trans>
      </p>
    )
  return report.total.map((total) => (
    <CurrencyReport key={total.currency} report={report} total={total} hasOthers={report.total.length > 1} />
  ))
}

type CurrencyReportProps = { report: CentreReport; total: ReportSum; hasOthers: boolean }

function CurrencyReport({ report, total, hasOthers }: CurrencyReportProps) {
  const { currency, booked, played, cancelled } = total
  const text = (amount: number) => moneyText({ amount, currency })
  const named = <One extends ReportSum>(all: readonly One[], toName: (one: One) => string) =>
    all.filter((one) => one.currency === currency).map((one) => ({ name: toName(one), ...one }))
  const periods = named(report.periods, ({ from }) => periodText(from, report.by))
  const tables = [
    ['pitch', t`By pitch`, t`Pitch`, named(report.pitches, ({ name }) => name)],
    [
      'channel',
      t`By channel`,
      t({ message: 'Channel', comment: 'Where a booking was made' }),
      named(report.kinds, ({ kind }) => kindNames[kind]),
    ],
    [
      'weekday',
      t`By weekday`,
      t`Day`,
      named(report.weekdays, ({ weekday }) => weekdayNames[weekday - 1] ?? ''),
    ],
    [
      'hour',
      t`By start hour`,
      t({ message: 'From', context: 'time' }),
      named(report.hours, ({ hour }) => hourText(hour)),
    ],
  ] as const
  return (
    <>
      {hasOthers && <h2>{currency}</h2>}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-4">
        <Total name={t`Booked`}>
          {plural(booked, { one: `${booked} booking`, other: `${booked} bookings` })}
        </Total>
        <Total name={t({ message: 'Played', context: 'bookings' })}>
          <Trans>
            {played}, <Plural value={cancelled} one="# cancelled" other="# cancelled" />
          </Trans>
        </Total>
        <Total name={t`Collected`}>{text(total.collected)}</Total>
        <Total name={t`Owed`}>{text(total.owed)}</Total>
      </dl>
      <p className="small mute">{owedExplanation}</p>
      {total.fromPlayers > 0 && (
        <p className="mute">
          <Trans>
            {{ sum: text(total.fromPlayers) }} of the collected money came from players who paid for their own
            spot.
          </Trans>
        </p>
      )}
      <Section title={t`Money`}>
        <MoneyChart currency={currency} periods={periods} />
        <SumTable
          caption={report.by === 'week' ? t`By week` : t`By month`}
          head={report.by === 'week' ? t`Week from` : t`Month`}
          rows={periods}
        />
      </Section>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
        {tables.map(([key, title, head, rows]) => (
          <Section key={key} title={title}>
            <SumTable caption={title} head={head} rows={rows} />
          </Section>
        ))}
      </div>
      <Section title={t`By customer`}>
        <SumTable
          caption={t`Top customers`}
          head={t`Customer`}
          rows={named(report.customers, ({ name }) => name)}
        />
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

type SumTableProps = { caption: string; head: string; rows: readonly (ReportSum & { name: string })[] }

const SumTable = ({ caption, head, rows }: SumTableProps) => (
  // The container must be focusable, so that keyboard users can scroll the wide table.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="overflow-x-auto" tabIndex={0}>
    <TextTable
      className={styles.table}
      caption={caption}
      head={[
        head,
        t`Booked`,
        t({ message: 'Played', context: 'bookings' }),
        t`Cancelled`,
        t`Price`,
        t`Collected`,
        t`Owed`,
      ]}
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
