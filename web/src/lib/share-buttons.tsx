import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { useIsHydrated } from '../ui/first-paint.ts'
import { Icon } from '../ui/icon.tsx'

/** Ignores `AbortError`, because it means that the user closed the share sheet. */
export const share = (data: ShareData) =>
  navigator.share(data).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.error(t`Couldn’t share the link. Copy it instead.`)
  })

const copy = async (text: string, copiedText: string) => {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copiedText)
  } catch {
    toast.error(t`Couldn’t copy the link. Select the link below and copy it.`)
  }
}

export const ShareButton = ({ className, ...data }: ShareData & { className?: string | undefined }) =>
  useIsHydrated() &&
  'share' in navigator && (
    <Button className={className} onClick={() => void share(data)}>
      <Icon name="share" />
      <Trans>Share</Trans>
    </Button>
  )

type WhatsAppLinkProps = {
  text: string
  /** The recipient's phone number. If it is missing, WhatsApp asks for the recipient. */
  to?: string
  label?: string
}

export const WhatsAppLink = ({ text, to = '', label = t`WhatsApp` }: WhatsAppLinkProps) => (
  <a
    className={buttonClass({ variant: 'ghost' })}
    href={`https://wa.me/${to.replace('+', '')}?text=${encodeURIComponent(text)}`}
    target="_blank"
    rel="noreferrer"
  >
    <Icon name="send" />
    {label}
  </a>
)

type CopyButtonProps = { text: string; label?: string; copiedText?: string }

export const CopyButton = ({ text, label = t`Copy link`, copiedText = t`Link copied` }: CopyButtonProps) => (
  <Button variant="ghost" onClick={() => void copy(text, copiedText)}>
    <Icon name="copy" />
    {label}
  </Button>
)
