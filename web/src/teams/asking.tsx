import type { Team } from '@i-one/contract/teams'
import { countText } from '@i-one/game/count-text'
import { agoText } from '../lib/ago-text.ts'
import { useNow } from '../lib/use-now.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout/section.tsx'
import type { TeamActions } from './use-team-actions.ts'

type AskingProps = { asked: NonNullable<Team['asked']>; actions: TeamActions }

export function JoinRequests({ asked: requested, actions: { act, doing } }: AskingProps) {
  const now = useNow()
  return (
    <Section title={countText(requested.length, 'player wants to join', 'players want to join')}>
      <ul>
        {requested.map(({ player, since }) => (
          <li key={player._id} className="py-4 border-b border-b-line" aria-label={player.name}>
            <p className="strong">{player.name}</p>
            <p className="small mute">
              {player.position && `${player.position}. `}Asked {agoText(since, now)}
            </p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 mt-3">
              <Button
                pending={doing === `accept ${player._id}`}
                pendingText="Accepting..."
                disabled={doing !== undefined}
                onClick={() => void act('accept', player._id)}
              >
                Accept
              </Button>
              <Button
                variant="ghost"
                pending={doing === `remove ${player._id}`}
                pendingText="Declining..."
                disabled={doing !== undefined}
                onClick={() => void act('remove', player._id)}
              >
                Decline
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
