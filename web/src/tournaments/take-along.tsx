import { getTournament } from '@i-one/contract/tournaments'
import { calendarTournament, exportTournament } from '@i-one/contract/tournaments/sharing'
import { CopyButton } from '../lib/share-buttons.tsx'
import { Section } from '../ui/layout/section.tsx'
import type { LiveTournament } from './queries.ts'
import styles from './take-along.module.css'

const links = [
  ['Calendar', calendarTournament],
  ['CSV', exportTournament],
  ['JSON', getTournament],
] as const

/** The matches for the reader's calendar and spreadsheet, and the link for others. */
export const TakeAlong = ({ tournament: { _id, code } }: { tournament: LiveTournament }) => (
  <Section title="Take it with you" className="screen">
    <div className={styles.ways}>
      {links.map(([name, { path }]) => (
        <a key={name} className="link" href={path.replace(':id', _id)}>
          {name}
        </a>
      ))}
      <CopyButton text={`${location.origin}/t/${code}`} />
    </div>
  </Section>
)
