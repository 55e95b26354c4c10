import { suspend, SuspensionReason } from '@i-one/contract/moderation/staff/suspension'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { suspensionReasons } from '../audit/log-words.ts'
import { SuspensionEffectsList } from './effects.tsx'
import { useStaffAction } from './use-staff-act.ts'

const reasons = SuspensionReason.options.map((value) => ({ value, label: suspensionReasons[value] }))
const terms = [
  { value: '30', label: t`30 days` },
  { value: '7', label: t`7 days` },
  { value: '', label: t`Until staff restore it` },
]

export function SuspendForm({ id, nickname }: { id: string; nickname: string }) {
  const { act, doing } = useStaffAction()
  const [reason, setReason] = useState<SuspensionReason>('threatens-people')
  const [days, setDays] = useState('30')
  const [words, setWords] = useState('')
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = days === '' ? null : days === '7' ? 7 : 30
    void act('suspend', async () => {
      await call(suspend, { params: { id }, body: { reason, days: term, words } })
      return { message: t`${nickname} is suspended` }
    })
  }
  return (
    <form
      className="grid gap-4 mt-6 p-4 bg-paper border border-line rounded-card"
      aria-labelledby="suspend"
      onSubmit={send}
    >
      <h3 id="suspend">
        <Trans>Suspend</Trans>
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(200px,100%),1fr))] gap-4">
        <Select
          label={t`Reason`}
          value={reason}
          onChange={({ target }) => setReason(target.value as SuspensionReason)}
          options={reasons}
        />
        <Select
          label={t`Duration`}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={terms}
        />
      </div>
      <Textarea
        label={t`Message to ${nickname}`}
        hint={t`We send it by email. The person can reply.`}
        required
        rows={3}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <SuspensionEffectsList id={id} />
      <Button
        type="submit"
        variant="danger"
        disabled={words.trim() === ''}
        pending={doing === 'suspend'}
        pendingText={t`Suspending...`}
      >
        <Trans>Suspend {nickname}</Trans>
      </Button>
    </form>
  )
}
