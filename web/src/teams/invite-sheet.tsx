import type { Team } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CopyButton, ShareButton, WhatsAppLink } from '../lib/share-buttons.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import type { TeamActions } from './use-team-actions.ts'

type InviteSheetProps = {
  team: Team
  actions: TeamActions
  open: boolean
  onClose: () => void
}

export function InviteSheet({ team, actions, open, onClose }: InviteSheetProps) {
  const link = `${location.origin}/teams/${team._id}?code=${team.invite ?? ''}`
  const text = t`Come and play for ${{ team: team.name }}.`
  return (
    <Dialog
      look="sheet"
      open={open}
      onClose={onClose}
      title={t`Invite by link`}
      description={t`Anyone with this link can join immediately.`}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-3 *:flex-1">
          <ShareButton title={team.name} text={text} url={link} />
          <WhatsAppLink text={`${text}\n${link}`} />
          <CopyButton text={link} />
        </div>
        <Field label={t`Link`} readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button
          variant="ghost"
          pending={actions.doing !== undefined}
          pendingText={t`Creating a new link...`}
          onClick={() => void actions.act('new-link')}
        >
          <Trans>Replace this link with a new one</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
