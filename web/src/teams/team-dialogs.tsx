import { type Team, disbandTeam } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { ConfirmActionDialog } from '../lib/confirm-act.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { EditTeamSheet } from './change-team.tsx'
import { FormationSheet } from './formation-sheet.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { MemberSheet } from './member-sheet.tsx'
import type { TeamSheetName } from './team-acts.tsx'
import type { TeamActions } from './use-team-actions.ts'

type TeamDialogsProps = {
  team: Team
  actions: TeamActions
  shown: TeamSheetName | undefined
  onShow: (sheet: TeamSheetName | undefined) => void
}

export function TeamDialogs({ team, actions, shown, onShow }: TeamDialogsProps) {
  const onClose = () => onShow(undefined)
  const toggle = (sheet: TeamSheetName) => ({ open: shown === sheet, onClose })
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
        title={t`Leave ${{ team: team.name }}?`}
        description={t`The matches you played for the team stay in your stats. To come back, ask to join again.`}
        cancelText={t`Stay`}
        confirmText={t`Leave`}
        pendingText={t`Leaving...`}
        pending={actions.doing !== undefined}
        onConfirm={leave}
      />
      <EndTeam {...common} {...toggle('end')} />
      {shown === 'change' && <EditTeamSheet {...common} onEnd={() => onShow('end')} onClose={onClose} />}
      {member && <MemberSheet key={id} {...common} member={member} onClose={onClose} />}
      {kind === 'formation' && id && <FormationSheet key={id} {...common} id={id} onClose={onClose} />}
    </>
  )
}

function EndTeam({ team, ...dialog }: { team: Team; open: boolean; onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <ConfirmActionDialog
      {...dialog}
      title={t`Disband ${{ team: team.name }}?`}
      description={t`No one can join or play for this team any more. Its matches are kept.`}
      cancelText={t`Keep it`}
      confirmText={t`Disband the team`}
      pendingText={t`Disbanding...`}
      act={() => call(disbandTeam, { params: { id: team._id } })}
      onDone={({ message }) => {
        toast.success(message)
        void queries.invalidateQueries({ queryKey: ['teams'] })
      }}
    />
  )
}
