import type { Match } from '@i-one/contract/matches'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { eventTitleText } from '../event-words.ts'
import type { MatchStatus } from '../match-status.ts'
import {
  type SameReasonEvents,
  groupByReason,
  findBlockingMatch,
  rejectionReasonText,
} from './rejected-text.ts'
import { getScorerOutbox } from './scorer-outbox.ts'
import { useRejectedEvents } from './use-scoring.ts'

type RejectedEventsProps = {
  id: string
  /** Undefined if the server no longer shows the match. */
  match?: Match
  status?: MatchStatus
}

/** Lists rejected events, which stay on this device until the scorekeeper resends or discards them. */
export function RejectedEvents({ id, match, status }: RejectedEventsProps) {
  const events = useRejectedEvents(id)
  const [requested, setRequested] = useState(false)
  const [first] = events
  if (!first) return null
  const count = events.length
  const between = !match || first.refused?.code === 'other-teams' ? first.between : undefined
  return (
    <div role="alert" className="mb-10">
      <Section
        title={plural(count, { one: '# event not saved', other: '# events not saved' })}
        id="not-saved"
      >
        <p>
          {between && `${t`Recorded for ${{ match: between }}.`} `}
          <Plural
            value={count}
            one="It doesn’t count yet. It stays on this device until you decide."
            other="They don’t count yet. They stay on this device until you decide."
          />
        </p>
        {groupByReason(events).map((some) => (
          <RejectedGroup key={some[0].event.id} {...{ events: some, match, status }} />
        ))}
        <div className="grid grid-cols-[1fr_1fr] gap-3 mt-5">
          <Button variant="ghost" size="big" onClick={() => setRequested(true)}>
            <Trans>Discard</Trans>
          </Button>
          <Button size="big" onClick={() => getScorerOutbox()?.sendAgain(id)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Section>
      <ConfirmDialog
        open={requested}
        onClose={() => setRequested(false)}
        title={plural(count, { one: 'Discard # event?', other: 'Discard # events?' })}
        description={t`Discarded events are deleted from this device and don’t count.`}
        cancelText={t({ message: 'Keep', comment: 'Verb on a button, opposite of Discard' })}
        confirmText={t`Discard`}
        pendingText={t`Discarding...`}
        pending={false}
        onConfirm={() => getScorerOutbox()?.discard(id)}
      />
    </div>
  )
}

const noTeam = { name: '', initials: '' }
const noLineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
const noMatch = {
  periods: 2,
  teamOne: noTeam,
  teamTwo: noTeam,
  lineups: { T1: noLineup, T2: noLineup },
}

type Reason = Omit<RejectedEventsProps, 'id'> & { events: SameReasonEvents }

function RejectedGroup({ events, match, status }: Reason) {
  const [first] = events
  const later = findBlockingMatch(first)
  return (
    <div className="mt-4">
      <p>
        {rejectionReasonText(first)}{' '}
        {later && (
          <Link to={`/live-match?match=${later}`}>
            <Trans>Open that match</Trans>
          </Link>
        )}
      </p>
      <ul className="mt-2">
        {events.map(({ event }) => (
          <li
            key={event.id}
            className="flex items-baseline justify-between gap-3 py-2.5 border-t border-t-line wrap-anywhere"
          >
            <b>{eventTitleText(match ?? noMatch, event)}</b>
            {status && <span className="num text-muted">{status.minuteOf(event)}’</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
