import type { Challenge } from '@i-one/contract/sessions/challenges'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayText } from '../lib/pitch-time.ts'
import { Chip } from '../ui/chip.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Section } from '../ui/layout/section.tsx'
import { teamChallengesQuery } from './queries.ts'

const stateText: Record<Challenge['state'], string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  countered: 'Other times',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

export function TeamChallenges({ team }: { team: string }) {
  const query = useQuery(teamChallengesQuery(team))
  const { data, error } = query
  if (error && !data)
    return (
      <Section title="Challenges">
        <ErrorState sentence={`The challenges could not be loaded. ${error.message}.`} query={query} />
      </Section>
    )
  if (!data || data.length === 0) return null
  return (
    <Section title="Challenges">
      <ul>
        {data.slice(0, 5).map((challenge) => (
          <Row key={challenge._id} challenge={challenge} team={team} />
        ))}
      </ul>
    </Section>
  )
}

function Row({ challenge, team }: { challenge: Challenge; team: string }) {
  const { _id, from, to, slots, state, session } = challenge
  const isOurs = from._id === team
  const first = slots[0]
  return (
    <li className="flex items-center justify-between gap-4 min-h-16 border-b border-b-line">
      <Link
        className="group grid content-center min-h-touch no-underline wrap-anywhere"
        to={session ? `/sessions/${session}` : `/challenges/${_id}`}
      >
        <b className="group-hover:underline group-hover:underline-offset-4">
          {isOurs ? `You challenged ${to.name}` : `${from.name} challenged you`}
        </b>
        {first && (
          <span className="small mute">
            {dayText(first.start, first.pitch.timeZone)}
            {slots.length > 1 && ' and other times'}
          </span>
        )}
      </Link>
      <Chip tone={state === 'open' ? 'wait' : state === 'accepted' ? 'ok' : 'off'}>{stateText[state]}</Chip>
    </li>
  )
}
