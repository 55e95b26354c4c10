import type { Challenge } from '@i-one/contract/sessions/challenges'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayText } from '../lib/pitch-time.ts'
import { Chip } from '../ui/chip.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Section } from '../ui/layout/section.tsx'
import { teamChallengesQuery } from './queries.ts'

const stateText: Record<Challenge['state'], string> = {
  open: t({ message: 'Open', context: 'challenge' }),
  accepted: t({ message: 'Accepted', context: 'challenge' }),
  declined: t({ message: 'Declined', context: 'challenge' }),
  countered: t`Other times`,
  expired: t`Expired`,
  withdrawn: t`Withdrawn`,
}

export function TeamChallenges({ team }: { team: string }) {
  const query = useQuery(teamChallengesQuery(team))
  const { data, error } = query
  if (error && !data)
    return (
      <Section title={t`Challenges`}>
        <ErrorState
          sentence={t`The challenges could not be loaded. ${{ reason: error.message }}.`}
          query={query}
        />
      </Section>
    )
  if (!data || data.length === 0) return null
  return (
    <Section title={t`Challenges`}>
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
          {isOurs ? t`You challenged ${{ team: to.name }}` : t`${{ team: from.name }} challenged you`}
        </b>
        {first && (
          <span className="small mute">
            {slots.length > 1
              ? t`${{ day: dayText(first.start, first.pitch.timeZone) }} and other times`
              : dayText(first.start, first.pitch.timeZone)}
          </span>
        )}
      </Link>
      <Chip tone={state === 'open' ? 'wait' : state === 'accepted' ? 'ok' : 'off'}>{stateText[state]}</Chip>
    </li>
  )
}
