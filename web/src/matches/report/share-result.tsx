import { toUrl } from '@i-one/contract/call'
import type { Match } from '@i-one/contract/matches'
import { getMatchImage } from '@i-one/contract/sharing'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { CopyButton, ShareButton, WhatsAppLink, share } from '../../lib/share-buttons.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MatchStatus } from '../match-status.ts'
import { scoreLineText, resultText } from './report.ts'

type ShareResultProps = { match: Match; status: MatchStatus }

export function ShareResult({ match, status }: ShareResultProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="share" />
        <Trans>Share the result</Trans>
      </Button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} look="sheet" title={t`Share the result`}>
          <ShareOptions match={match} status={status} />
        </Dialog>
      )}
    </>
  )
}

function ShareOptions({ match, status }: ShareResultProps) {
  const [isDrawing, setIsDrawing] = useState(false)
  const title = scoreLineText(match, status)
  const link = `${location.origin}/m/${match._id}`
  const text = resultText(match, status)
  const whole = `${text}\n${link}`
  const sharePicture = async () => {
    setIsDrawing(true)
    await shareCard(match._id, title)
    setIsDrawing(false)
  }
  return (
    <div className="stack">
      <Textarea label={t`Result`} readOnly rows={5} value={whole} onFocus={({ target }) => target.select()} />
      <div className="grid grid-cols-2 gap-3">
        <ShareButton title={title} text={text} url={link} />
        <WhatsAppLink text={whole} />
        <CopyButton text={whole} label={t`Copy`} copiedText={t`Result copied`} />
        <Button
          variant="ghost"
          pending={isDrawing}
          pendingText={t`Loading...`}
          onClick={() => void sharePicture()}
        >
          <Icon name="camera" />
          <Trans>Share picture</Trans>
        </Button>
      </div>
    </div>
  )
}

const download = (card: File) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(card)
  link.download = card.name
  link.click()
  URL.revokeObjectURL(link.href)
}

const shareCard = async (match: string, title: string) => {
  const response = await fetch(toUrl(getMatchImage.path, { id: match })).catch(() => undefined)
  if (!response?.ok) {
    toast.error(
      response?.status === 404
        ? t`Matches shared only by link have no picture.`
        : t`The picture could not be loaded. Please try again.`,
    )
    return
  }
  const card = new File([await response.blob()], 'result.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [card] })) await share({ title, files: [card] })
  else download(card)
}
