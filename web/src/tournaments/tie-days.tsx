import type { Tournament } from '@i-one/contract/tournaments'
import { dayText } from '../lib/pitch-time.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { Section } from '../ui/layout/section.tsx'
import { TieActs } from './organize/tie-acts.tsx'
import { TieLine } from './tie-line.tsx'
import { tiesByDay } from './ties.ts'

/** All matches by day; last those that have no slot yet. */
export function TieDays({ tournament }: { tournament: Tournament }) {
  const days = tiesByDay(tournament)
  if (!days.length) return <Empty title="No match yet" sentence="They come with the draw." />
  return days.map(({ day, ties }) => (
    <Section key={day ?? ''} title={day ? dayText(day, 'UTC') : 'No day yet'}>
      <ol>
        {ties.map(({ tie, name }) => (
          <TieLine key={tie._id} tie={tie} name={name} tournament={tournament}>
            <TieActs tournament={tournament} tie={tie} />
          </TieLine>
        ))}
      </ol>
    </Section>
  ))
}
