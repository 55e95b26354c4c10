import type { ReactNode } from 'react'
import styles from './record-table.module.css'

type RecordTableProps = {
  caption?: ReactNode
  /** What the rows are; not seen. */
  of: string
  head: readonly string[]
  rows: readonly (readonly [name: string, ...figures: number[]])[]
}

/** A row for each kind, a column for each figure. */
export const RecordTable = ({ caption, of, head, rows }: RecordTableProps) => (
  <table className={styles.table}>
    {caption && <caption className="pb-3 text-muted text-left">{caption}</caption>}
    <thead>
      <tr>
        <th scope="col">
          <span className="vh">{of}</span>
        </th>
        {head.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {head.map((heading, at) => (
            <td key={heading} className="num">
              {figures[at]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
