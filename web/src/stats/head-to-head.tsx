import type { HeadToHead as Meetings } from '@i-one/contract/stats/records'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { headToHeadQuery } from './queries.ts'
import styles from './record-table.module.css'

/** As the one who looks sees it. */
export function HeadToHead({ me, other }: { me: string; other: string }) {
  const query = useQuery(headToHeadQuery(me, other))
  const { data, error } = query
  return (
    <Section title="You two">
      {data && <Met {...data} />}
      {!data && error && (
        <ErrorState sentence={`Your matches together could not be loaded. ${error.message}.`} query={query} />
      )}
      {!data && !error && <Loading label="Loading what you two played" height={160} />}
    </Section>
  )
}

const Met = ({ other, together, against }: Meetings) => {
  if (together.played + against.played === 0)
    return <p className="mute">You and {other.name} have not been on a pitch together yet.</p>
  const scored = together.goals + against.goals
  const otherScored = together.otherGoals + against.otherGoals
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        You scored {scored} in these, {other.name} {otherScored}.
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">How</span>
          </th>
          <th scope="col">Played</th>
          <th scope="col">You won</th>
          <th scope="col">Drawn</th>
          <th scope="col">You lost</th>
        </tr>
      </thead>
      <tbody>
        <Row words="Together" sums={together} />
        <Row words="Against" sums={against} />
      </tbody>
    </table>
  )
}

const Row = ({ words, sums }: { words: string; sums: Meetings['against'] }) => (
  <tr>
    <th scope="row">{words}</th>
    <td className="num">{sums.played}</td>
    <td className="num">{sums.won}</td>
    <td className="num">{sums.drawn}</td>
    <td className="num">{sums.lost}</td>
  </tr>
)
