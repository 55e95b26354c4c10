import type { Team } from '@i-one/contract/teams'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import type { TeamActions } from './use-team-actions.ts'

export type TeamSheetName = 'invite' | 'change' | 'leave' | 'end' | `member ${string}` | `formation ${string}`

type TeamActsProps = {
  team: Team
  code: string | undefined
  actions: TeamActions
  onShow: (sheet: TeamSheetName) => void
}

export function TeamButtons({ team: { mine, invited, name }, code, actions, onShow }: TeamActsProps) {
  const { act } = actions
  const pending = actions.doing !== undefined
  if (mine?.role === 'captain')
    return (
      <>
        <Button variant="chalk" onClick={() => onShow('invite')}>
          Invite by link
        </Button>
        <Button variant="line" onClick={() => onShow('change')}>
          Edit team
        </Button>
      </>
    )
  if (mine?.state === 'member')
    return (
      <Button variant="line" onClick={() => onShow('leave')}>
        Leave the team
      </Button>
    )
  if (invited) {
    const join = async () => {
      if (await act('join', code)) toast.success(`You joined ${name}`)
    }
    return (
      <Button variant="chalk" pending={pending} pendingText="Joining..." onClick={() => void join()}>
        Join the team
      </Button>
    )
  }
  if (mine)
    return (
      <>
        <p>You have asked to join. The captain decides.</p>
        <Button
          variant="line"
          pending={pending}
          pendingText="Cancelling..."
          onClick={() => void act('leave')}
        >
          Cancel request
        </Button>
      </>
    )
  return (
    <Button variant="chalk" pending={pending} pendingText="Asking..." onClick={() => void act('join')}>
      Ask to join
    </Button>
  )
}
