import type { MatchType } from '@i-one/contract/stats'
import { Section } from '../ui/layout/section.tsx'
import styles from './record-table.module.css'

type MatchTypesProps<Figure extends string> = {
  matchTypes: readonly ({ matchType: MatchType } & Record<Figure, number>)[]
  columns: readonly (readonly [figure: Figure, heading: string])[]
}

/** A season by the types of match that were played: friendlies, leagues, cups and finals. */
export function MatchTypes<Figure extends string>({ matchTypes, columns }: MatchTypesProps<Figure>) {
  if (matchTypes.length === 0) return undefined
  return (
    <Section title="By type of match">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Type</span>
            </th>
            {columns.map(([figure, heading]) => (
              <th key={figure} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matchTypes.map((row) => (
            <tr key={row.matchType}>
              <th scope="row">{row.matchType}</th>
              {columns.map(([figure]) => (
                <td key={figure} className="num">
                  {row[figure]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
