import type { StillToCome } from '@i-one/contract/leaving'
import { Link } from 'react-router'
import { dayText, timeText } from '../lib/pitch-time.ts'

const linesOf = ({ sessions, pitches, teams, tournaments }: StillToCome) => [
  ...sessions.map(({ _id, start, pitch, timeZone }) => ({
    to: `/sessions/${_id}`,
    text: `Your session at ${pitch}, ${dayText(start, timeZone)}, ${timeText(start, timeZone)}`,
  })),
  ...pitches.map(({ _id, name }) => ({ to: `/pitches/${_id}`, text: `Your pitch ${name}` })),
  ...teams.map(({ _id, name }) => ({ to: `/teams/${_id}`, text: `Your team ${name}` })),
  ...tournaments.map(({ _id, name }) => ({ to: `/tournament/${_id}`, text: `Your tournament ${name}` })),
]

/** Must be transferred or ended before the account can be deleted. */
export const StillToComeList = ({ toCome }: { toCome: StillToCome }) => (
  <ul className="grid gap-1 mt-3">
    {linesOf(toCome).map(({ to, text }) => (
      <li key={to}>
        <Link className="link" to={to}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
)
