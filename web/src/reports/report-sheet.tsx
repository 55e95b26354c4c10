import { type ReportKind, type ReportReason, sendReport } from '@i-one/contract/reports'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { blockMeans } from '../blocks/block-means.ts'
import { showBlocked } from '../blocks/blocked-query.ts'
import { call } from '../lib/call.ts'
import { toastRefusal } from '../lib/show-refusal.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Select } from '../ui/fields/select.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import { type ReportAbout, reasonWords, reasonsOf } from './report-words.ts'

const kindWords: Record<ReportKind, string> = {
  person: 'What they did',
  name: 'Their name',
  photo: 'Their photo',
  pitch: 'The pitch',
}

type ReportSheetProps = ReportAbout & { open: boolean; onOpenChange: (open: boolean) => void }

export function ReportSheet({ about, name, kinds, open, onOpenChange }: ReportSheetProps) {
  const queries = useQueryClient()
  const [kind, setKind] = useState<ReportKind>(kinds[0] ?? 'person')
  const [chosen, setChosen] = useState<ReportReason>()
  const [words, setWords] = useState('')
  const [isTicked, setIsTicked] = useState(false)
  const [pending, setPending] = useState(false)
  const reasons = reasonsOf[kind]
  const reason = reasons.find((one) => one === chosen) ?? reasons[0] ?? 'something-else'

  const isPerson = kind !== 'pitch'
  const block = isPerson && isTicked

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPending(true)
    try {
      const { message } = await call(sendReport, { body: { kind, about, reason, words, block } })
      toast.success(block ? `${message} ${name} is blocked.` : message)
      if (block) void showBlocked(queries, { _id: about, name }, true)
      setWords('')
      setIsTicked(false)
      onOpenChange(false)
    } catch (error) {
      toastRefusal(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      look="sheet"
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      title={`Report ${name}`}
      description={`Staff read it, mostly within a day. ${isPerson ? name : 'The pitch'} does not hear who wrote.`}
    >
      <form className="stack" onSubmit={(event) => void send(event)}>
        {kinds.length > 1 && (
          <Select
            label="What is it about?"
            value={kind}
            onChange={({ target }) => setKind(target.value as ReportKind)}
            options={kinds.map((value) => ({ value, label: kindWords[value] }))}
          />
        )}
        <Select
          label="What is wrong?"
          value={reason}
          onChange={({ target }) => setChosen(target.value as ReportReason)}
          options={reasons.map((value) => ({ value, label: reasonWords[value] }))}
        />
        <Textarea
          label="What happened?"
          required
          rows={3}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {isPerson && (
          <Switch
            label={`Block ${name}, too`}
            hint={blockMeans(name)}
            checked={isTicked}
            onChange={({ target }) => setIsTicked(target.checked)}
          />
        )}
        <p className="small">
          In danger now? Call{' '}
          <a className="link" href="tel:112">
            112
          </a>
          .
        </p>
        <Button type="submit" block disabled={words.trim() === ''} pending={pending} pendingText="Sending...">
          {block ? 'Send and block' : 'Send'}
        </Button>
      </form>
    </Dialog>
  )
}
