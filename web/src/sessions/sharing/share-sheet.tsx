import { useState } from 'react'
import { CopyButton, ShareButton, WhatsAppLink } from '../../lib/share-buttons.tsx'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import {
  calendarLink,
  invitation,
  invitationTitle,
  sessionLink,
  subscribeLink,
  type Invited,
} from './invitation.ts'
import styles from './share-sheet.module.css'

type ShareSheetProps = {
  session: Invited
  open: boolean
  onOpenChange: (open: boolean) => void
}

const loadPoster = () => import('./poster.tsx')

export function ShareSheet({ session, open, onOpenChange }: ShareSheetProps) {
  const [asCode, showAsCode] = useState(false)
  const qr = useLazyModule(loadPoster, open && asCode, () => showAsCode(false))
  const link = sessionLink(session)
  return (
    <Dialog
      look="sheet"
      open={open}
      onOpenChange={onOpenChange}
      title="Share this session"
      description="Anyone with the link can see the session and join it."
    >
      <Ways session={session} link={link} asCode={asCode} onAsCode={() => showAsCode(!asCode)} />
      {asCode && (qr ? <qr.Poster link={link} session={session} /> : <div className={styles.code} />)}
      <Field label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <AddToCalendar code={session.code} />
    </Dialog>
  )
}

type WaysProps = { session: Invited; link: string; asCode: boolean; onAsCode: () => void }

function Ways({ session, link, asCode, onAsCode }: WaysProps) {
  const text = invitation(session)
  return (
    <div className={styles.ways}>
      <ShareButton className={styles.first} title={invitationTitle(session)} text={text} url={link} />
      <WhatsAppLink text={`${text}\n${link}`} />
      <CopyButton text={link} />
      <Button variant="ghost" aria-expanded={asCode} onClick={onAsCode}>
        <Icon name="qr" />
        QR code
      </Button>
    </div>
  )
}

const AddToCalendar = ({ code }: { code: string }) => (
  <p className={styles.calendar}>
    <Icon name="calendar" />
    <span>
      <a className="link" href={calendarLink(code)}>
        Add to calendar
      </a>{' '}
      once, or{' '}
      <a className="link" href={subscribeLink(code)}>
        subscribe
      </a>
      : then it moves when the session does.
    </span>
  </p>
)
