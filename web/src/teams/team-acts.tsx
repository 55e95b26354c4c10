import type { Team } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
          <Trans>Invite by link</Trans>
        </Button>
        <Button variant="line" onClick={() => onShow('change')}>
          <Trans>Edit team</Trans>
        </Button>
      </>
    )
  if (mine?.state === 'member')
    return (
      <Button variant="line" onClick={() => onShow('leave')}>
        <Trans>Leave the team</Trans>
      </Button>
    )
  if (invited) {
    const join = async () => {
      if (await act('join', code)) toast.success(t`You joined ${name}`)
    }
    return (
      <Button variant="chalk" pending={pending} pendingText={t`Joining...`} onClick={() => void join()}>
        <Trans>Join the team</Trans>
      </Button>
    )
  }
  if (mine)
    return (
      <>
        <p>
          <Trans>You have asked to join. The captain decides.</Trans>
        </p>
        <Button
          variant="line"
          pending={pending}
          pendingText={t`Cancelling...`}
          onClick={() => void act('leave')}
        >
          <Trans>Cancel request</Trans>
        </Button>
      </>
    )
  return (
    <Button variant="chalk" pending={pending} pendingText={t`Asking...`} onClick={() => void act('join')}>
      <Trans>Ask to join</Trans>
    </Button>
  )
}
