import type { Session } from '@i-one/contract/sessions'

import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import { invitation, sessionLink } from './invitation.ts'
import styles from './share-sheet.module.css'

type ShareSheetProps = {
  session: Pick<Session, 'code' | 'start' | 'pitch' | 'capacity' | 'going'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShareSheet({ session, open, onOpenChange }: ShareSheetProps) {
  const link = sessionLink(session.code)
  const text = invitation(session)
  return (
    <Dialog
      look="sheet"
      open={open}
      onOpenChange={onOpenChange}
      title="Share this session"
      description="Whoever has the link sees the session and can join it."
    >
      <div className={styles.ways}>
        {'share' in navigator && (
          <Button onClick={() => void share({ title: 'i-one', text, url: link })}>
            <Icon name="share" />
            Share
          </Button>
        )}
        <a
          className={buttonClass({ variant: 'ghost' })}
          href={`https://wa.me/?${new URLSearchParams({ text: `${text} ${link}` })}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="send" />
          WhatsApp
        </a>
        <Button variant="ghost" onClick={() => void copy(link)}>
          <Icon name="copy" />
          Copy link
        </Button>
      </div>
      <Field label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
    </Dialog>
  )
}

/** Who closes the phone's own sheet has only changed their mind. */
const share = (data: ShareData) =>
  navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error('Sharing did not work.')
  })

/** There is no clipboard on a page that came without TLS. */
const copy = async (link: string) => {
  try {
    await navigator.clipboard.writeText(link)
    toast.success('Link copied')
  } catch {
    toast.error('The link could not be copied. Select it below and copy it from there.')
  }
}
