import type { ReportSum } from '@i-one/contract/centres/report'
import { moneyText } from '@i-one/game/payments/money'
import styles from './reports.module.css'

type SumTableProps = {
  caption: string
  head: string
  rows: readonly (ReportSum & { name: string })[]
}

/** Wider than a phone it scrolls by itself, also by keyboard. */
export const SumTable = ({ caption, head, rows }: SumTableProps) => (
  // a stretch that scrolls has to be reached by keyboard
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.scroll} tabIndex={0}>
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {[head, 'Booked', 'Played', 'Cancelled', 'Price', 'Collected', 'Owed'].map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, currency, booked, played, cancelled, price, collected, owed }, at) => (
          // two customers may have one name
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${name} ${at}`}>
            <th scope="row">{name}</th>
            <td>{booked}</td>
            <td>{played}</td>
            <td>{cancelled}</td>
            <td>{moneyText({ amount: price, currency })}</td>
            <td>{moneyText({ amount: collected, currency })}</td>
            <td>{moneyText({ amount: owed, currency })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
