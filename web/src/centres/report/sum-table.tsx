import type { ReportSum } from '@i-one/contract/centres/report'
import { moneyText } from '@i-one/game/payments/money'
import { TextTable } from '../../ui/layout/text-table.tsx'
import styles from './reports.module.css'

type SumTableProps = {
  caption: string
  head: string
  rows: readonly (ReportSum & { name: string })[]
}

export const SumTable = ({ caption, head, rows }: SumTableProps) => (
  // scrollable, so it must be reachable by keyboard
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
