import type { Team } from '@i-one/contract/teams'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { positionCode } from '../lib/positions.ts'
import { agoText } from '../lib/time/ago-text.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout/section.tsx'
import type { TeamActions } from './use-team-actions.ts'

type AskingProps = { asked: NonNullable<Team['asked']>; actions: TeamActions }

export function JoinRequests({ asked: requested, actions: { act, doing } }: AskingProps) {
  const now = useNow()
  const count = requested.length
  return (
    <Section title={plural(count, { one: '# player wants to join', other: '# players want to join' })}>
      <ul>
        {requested.map(({ player, since }) => (
          <li key={player._id} className="py-4 border-b border-b-line" aria-label={player.name}>
            <p translate="no" className="strong">
              {player.name}
            </p>
            <p className="small mute">
              {player.position && `${positionCode(player.position)}. `}
              <Trans>Asked {{ timeAgo: agoText(since, now) }}</Trans>
            </p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 mt-3">
              <Button
                pending={doing === `accept ${player._id}`}
                pendingText={t`Accepting...`}
                disabled={doing !== undefined}
                onClick={() => void act('accept', player._id)}
              >
                <Trans>Accept</Trans>
              </Button>
              <Button
                variant="ghost"
                pending={doing === `remove ${player._id}`}
                pendingText={t`Declining...`}
                disabled={doing !== undefined}
                onClick={() => void act('remove', player._id)}
              >
                <Trans>Decline</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
