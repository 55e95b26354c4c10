import type { Match } from '@i-one/contract/matches'
import { useState } from 'react'
import { CopyButton, ShareButton, WhatsAppLink } from '../../lib/share-buttons.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MatchStatus } from '../match-status.ts'
import { resultLine, resultText } from './report.ts'
import { sendResultCard } from './result-card.ts'

type ShareResultProps = { match: Match; status: MatchStatus }

/** The result for a chat: as words with the link, and as a picture. */
export function ShareResult({ match, status }: ShareResultProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="share" />
        Share the result
      </Button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} look="sheet" title="Share the result">
          <Ways match={match} status={status} />
        </Dialog>
      )}
    </>
  )
}

function Ways({ match, status }: ShareResultProps) {
  const [isDrawing, setIsDrawing] = useState(false)
  const title = resultLine(match, status)
  const link = `${location.origin}/m/${match._id}`
  const text = resultText(match, status)
  const whole = `${text}\n${link}`
  const sendPicture = async () => {
    setIsDrawing(true)
    await sendResultCard(match._id, title)
    setIsDrawing(false)
  }
  return (
    <div className="stack">
      <Textarea label="Result" readOnly rows={5} value={whole} onFocus={({ target }) => target.select()} />
      <div className="grid grid-cols-2 gap-3">
        <ShareButton title={title} text={text} url={link} />
        <WhatsAppLink text={whole} />
        <CopyButton text={whole} label="Copy" said="Result copied" />
        <Button
          variant="ghost"
          pending={isDrawing}
          pendingText="Drawing..."
          onClick={() => void sendPicture()}
        >
          <Icon name="camera" />
          Picture
        </Button>
      </div>
    </div>
  )
}
