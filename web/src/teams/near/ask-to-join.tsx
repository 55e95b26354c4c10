import { Button } from '../../ui/button.tsx'
import type { NearbyTeam } from '../queries.ts'
import { useTeamActions } from '../use-team-actions.ts'

/** Or takes it back: one button, so that whoever goes by keys stays on it. */
export function AskToJoin({ team: { _id, name, mine } }: { team: NearbyTeam }) {
  const { act, doing } = useTeamActions(_id)
  const hasAsked = mine?.state === 'asked'
  return (
    <Button
      variant="ghost"
      pending={doing !== undefined}
      pendingText="Sending..."
      onClick={() => void act(hasAsked ? 'leave' : 'join')}
    >
      {hasAsked ? 'Take it back' : 'Ask to join'}
      <span className="vh">: {name}</span>
    </Button>
  )
}
