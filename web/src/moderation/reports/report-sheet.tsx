import { sendReport } from '@i-one/contract/moderation/reports'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call } from '../../lib/call.ts'
import { useAction } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { ReasonChoice } from '../../ui/fields/reason-choice.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { blockExplanation, updateBlockedQueries } from '../blocks/blocks.ts'
import { type ReportSubject, reportChoices } from './report-words.ts'

type ReportSheetProps = ReportSubject & { open: boolean; onClose: () => void }

export function ReportSheet({ of, about, name, open, onClose }: ReportSheetProps) {
  const queries = useQueryClient()
  const choices = reportChoices[of]
  const [chosen, setChosen] = useState('0')
  const [words, setWords] = useState('')
  const [isTicked, setIsTicked] = useState(false)

  const isPerson = of === 'player'
  const block = isPerson && isTicked

  const [send, pending] = useAction(async () => {
    const { kind, reason } = choices[Number(chosen)] ?? choices[0]
    const { message } = await call(sendReport, { body: { kind, about, reason, words, block } })
    toast.success(block ? `${message} ${t`${name} is blocked.`}` : message)
    if (block) void updateBlockedQueries(queries, { _id: about, name }, true)
    setWords('')
    setIsTicked(false)
    onClose()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }

  return (
    <Dialog
      look="sheet"
      open={open}
      onClose={onClose}
      dismissible={!pending}
      title={t`Report ${name}`}
      description={
        isPerson
          ? t`Staff read your report, usually within a day. We don’t tell ${name} who sent it.`
          : t`Staff read your report, usually within a day. We don’t tell them who sent it.`
      }
    >
      <form className="stack" onSubmit={submit}>
        <ReasonChoice
          legend={t`What is wrong?`}
          whys={choices.map(({ label }, n) => ({ value: `${n}`, label }))}
          value={chosen}
          onChange={setChosen}
        />
        <Textarea
          label={t`What happened?`}
          required
          rows={3}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {isPerson && (
          <Switch
            label={t`Also block ${name}`}
            hint={blockExplanation(name)}
            checked={isTicked}
            onChange={({ target }) => setIsTicked(target.checked)}
          />
        )}
        <p className="small">
          <Trans>
            In immediate danger? Call{' '}
            <a className="link" href="tel:112">
              112
            </a>
            .
          </Trans>
        </p>
        <Button
          type="submit"
          block
          disabled={words.trim() === ''}
          pending={pending}
          pendingText={t`Sending...`}
        >
          {block ? t`Send and block` : t`Send`}
        </Button>
      </form>
    </Dialog>
  )
}
