import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CopyButton, ShareButton, WhatsAppLink } from '../../lib/share-buttons.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import type { SessionActions } from '../use-session-actions.ts'
import {
  getCalendarLink,
  invitationText,
  invitationTitleText,
  getSessionLink,
  getSubscribeLink,
  type InvitedSession,
} from './invitation.ts'

type ShareSheetProps = {
  session: InvitedSession
  actions?: SessionActions | undefined
  open: boolean
  onClose: () => void
}

const loadPoster = () => import('./poster.tsx')

export function ShareSheet({ session, actions, open, onClose }: ShareSheetProps) {
  const [showsCode, setShowsCode] = useState(false)
  const qr = useLazyModule(loadPoster, open && showsCode, () => setShowsCode(false))
  const link = getSessionLink(session)
  const text = invitationText(session)
  return (
    <Dialog
      look="sheet"
      open={open}
      onClose={onClose}
      title={t`Share this game`}
      description={t`Anyone with the link can see the game and join it.`}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-3 mt-5 mb-4 *:px-3">
        <ShareButton className="col-span-full" title={invitationTitleText(session)} text={text} url={link} />
        <WhatsAppLink text={`${text}\n${link}`} />
        <CopyButton text={link} />
        <Button variant="ghost" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          <Icon name="qr" />
          <Trans>QR code</Trans>
        </Button>
      </div>
      {showsCode &&
        (qr ? (
          <qr.Poster link={link} session={session} />
        ) : (
          // reserves the space until the QR code has loaded
          <div className="min-h-[min(404px,100vw)] mb-4" />
        ))}
      <Field label={t`Link`} readOnly value={link} onFocus={({ target }) => target.select()} />
      {actions && <NewLink actions={actions} />}
      <AddToCalendar code={session.code} />
    </Dialog>
  )
}

function NewLink({ actions }: { actions: SessionActions }) {
  const renew = async () =>
    (await actions.act('new-link')) && toast.success(t`New link created. The old link no longer works`)
  return (
    <p className="flex flex-wrap items-center gap-y-1 gap-x-3 mt-3">
      <Button
        variant="ghost"
        size="small"
        pending={actions.doing === 'new-link'}
        pendingText={t`Creating...`}
        onClick={() => void renew()}
      >
        <Trans>New link</Trans>
      </Button>
      <span className="small mute">
        <Trans>The old link stops working for everyone who hasn’t joined.</Trans>
      </span>
    </p>
  )
}

const AddToCalendar = ({ code }: { code: string }) => (
  <p className="grid grid-cols-[auto_1fr] gap-3 mt-4 text-small">
    <Icon name="calendar" className="mt-2.5" />
    <span>
      <Trans>
        <a className="link" href={getCalendarLink(code)}>
          Add to calendar
        </a>{' '}
        once, or{' '}
        <a className="link" href={getSubscribeLink(code)}>
          subscribe
        </a>{' '}
        to keep it up to date.
      </Trans>
    </span>
  </p>
)
