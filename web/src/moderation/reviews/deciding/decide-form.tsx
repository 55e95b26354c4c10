import { CallError } from '@i-one/contract/call'
import {
  decideReview,
  requiredChecks,
  type ReviewCheck,
  type ReviewDecision,
  type ReviewForStaff,
} from '@i-one/contract/moderation/reviews'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useNavigate } from '../../../lib/routing/use-navigate.ts'
import { toastError } from '../../../lib/show-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { reviewStateTexts } from '../review-words.ts'

const buttons: { decision: ReviewDecision; text: string }[] = [
  { decision: 'list-with-bank', text: t`Publish with bank details` },
  { decision: 'list', text: t`Publish without bank details` },
  { decision: 'ask', text: t`Ask for more information` },
  { decision: 'turn-down', text: t`Turn down` },
]
const needsWords = (decision: ReviewDecision) => decision === 'ask' || decision === 'turn-down'

export function DecisionForm({ review, yes }: { review: ReviewForStaff; yes: readonly ReviewCheck[] }) {
  const { _id, nickname, state, sentAt, bank } = review
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [words, setWords] = useState('')
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (decision: ReviewDecision) =>
      call(decideReview, {
        params: { id: _id },
        body: { decision, words, yes: [...yes], state, sentAt, bankSince: bank?.since ?? null },
      }),
    onSuccess: ({ message }) => {
      toast.success(message)
      void navigate('/admin/reviews')
    },
    onError: toastError,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['staff'] }),
  })
  const isOpen = (decision: ReviewDecision) =>
    requiredChecks[decision].some((check) => !yes.includes(check)) || (decision === 'list-with-bank' && !bank)
  if (state !== 'sent' && state !== 'turned-down')
    return (
      <p>
        {reviewStateTexts[state].chip}. <Trans>There is nothing to decide.</Trans>
      </p>
    )
  return (
    <div className="grid gap-2.5">
      <Textarea
        label={t`Message to ${nickname}`}
        hint={t`Required unless you publish. We email this message.`}
        rows={3}
        maxLength={1000}
        value={words}
        error={error instanceof CallError ? error.fields['words'] : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      {buttons.map(({ decision, text }, n) => (
        <Button
          key={decision}
          variant={decision === 'turn-down' ? 'danger' : n === 0 ? undefined : 'ghost'}
          disabled={isPending || isOpen(decision) || (needsWords(decision) && words.trim() === '')}
          pending={isPending && variables === decision}
          pendingText={t`One moment...`}
          onClick={() => mutate(decision)}
        >
          {text}
        </Button>
      ))}
      <p className="small mute">
        <Trans>
          To publish, answer yes to the first three checks. To show bank details, answer yes to all. Your name
          and message go into the log.
        </Trans>
      </p>
    </div>
  )
}
