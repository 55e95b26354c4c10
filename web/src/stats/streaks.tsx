import type { Streaks as Runs } from '@i-one/contract/stats/records'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { streaksQuery } from './queries.ts'
import styles from './record-table.module.css'

const runs: [keyof Runs, string][] = [
  ['winning', 'Won'],
  ['unbeaten', 'Not lost'],
  ['scoring', 'Scored in'],
]

/** Matches in a row, over all seasons. */
export function Streaks({ player }: { player: string }) {
  const query = useQuery(streaksQuery(player))
  const { data, error } = query
  return (
    <Section title="Streaks">
      {data && (
        <table className={styles.table}>
          <caption className={styles.caption}>Matches in a row, over all seasons.</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Streak</span>
              </th>
              <th scope="col">Now</th>
              <th scope="col">Longest</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(([kind, words]) => (
              <tr key={kind}>
                <th scope="row">{words}</th>
                <td className="num">{data[kind].current}</td>
                <td className="num">{data[kind].longest}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!data && error && (
        <ErrorState sentence={`The streaks could not be loaded. ${error.message}.`} query={query} />
      )}
      {!data && !error && <Loading label="Loading the streaks" height={208} />}
    </Section>
  )
}
