import type { Team } from '@i-one/contract/teams'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { ChangeTeam } from './change-team.tsx'
import { EndTeam } from './end-team.tsx'
import { FormationSheet } from './formation-sheet.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { MemberSheet } from './member-sheet.tsx'
import type { TeamSheet } from './team-sheet.ts'
import type { TeamActions } from './use-team-actions.ts'

type TeamDialogsProps = {
  team: Team
  actions: TeamActions
  shown: TeamSheet | undefined
  onShow: (sheet: TeamSheet | undefined) => void
}

/** Loaded with the first dialog. */
export function TeamDialogs({ team, actions, shown, onShow }: TeamDialogsProps) {
  const toggle = (sheet: TeamSheet) => ({
    open: shown === sheet,
    onClose: () => onShow(undefined),
  })
  const [kind, id] = (shown ?? '').split(' ')
  const member = kind === 'member' && team.members.find(({ player }) => player._id === id)
  const common = { team, actions }
  const leave = async () => {
    if (await actions.act('leave')) onShow(undefined)
  }
  return (
    <>
      <InviteSheet {...common} {...toggle('invite')} />
      <ConfirmDialog
        {...toggle('leave')}
        title={`Leave ${team.name}?`}
        description="Your matches for it stay. To come back, ask again."
        cancelText="Stay"
        confirmText="Leave"
        pendingText="Leaving..."
        pending={actions.doing !== undefined}
        onConfirm={leave}
      />
      <EndTeam {...common} {...toggle('end')} />
      {shown === 'change' && (
        <ChangeTeam {...common} onEnd={() => onShow('end')} onClose={() => onShow(undefined)} />
      )}
      {member && <MemberSheet key={id} {...common} member={member} onClose={() => onShow(undefined)} />}
      {kind === 'formation' && id && (
        <FormationSheet key={id} {...common} id={id} onClose={() => onShow(undefined)} />
      )}
    </>
  )
}
