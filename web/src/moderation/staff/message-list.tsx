import { answerMessage, type StoredMessage } from '@i-one/contract/contact'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { deviceDateTimeText } from '../../lib/pitch-time.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { messagesQuery } from './queries.ts'
import { useStaffAction } from './use-staff-act.ts'
import { ReasonDialog } from './why-dialog.tsx'

export function MessageList() {
  const query = useQuery(messagesQuery)
  const { data } = query
  if (!data)
    return (
      <QueryFallback
        query={query}
        loading={t`Loading messages`}
        failed={t`The messages could not be loaded`}
        height={120}
        rows={3}
      />
    )
  if (data.messages.length === 0)
    return <Empty title={t`No messages yet`} sentence={t`Messages from the contact form appear here.`} />
  return (
    <ul>
      {data.messages.map((message) => (
        <li key={message._id} className="border-b border-line" aria-label={t`From ${{ name: message.name }}`}>
          <Message {...message} />
        </li>
      ))}
    </ul>
  )
}

function Message({ _id, name, email, pitch, message, sentAt, answeredAt }: StoredMessage) {
  const [isAnswering, setIsAnswering] = useState(false)
  const { act, doing } = useStaffAction()
  const time = deviceDateTimeText(sentAt)
  const answer = (text: string | null) =>
    act(text === null ? 'put away' : 'answer', () =>
      call(answerMessage, { params: { id: _id }, body: { answer: text } }),
    )
  return (
    <article className="grid gap-2 py-4">
      <p>
        <span translate="no" className="strong">
          {name}
        </span>{' '}
        <span translate="no" className="small mute">
          {email}
        </span>
      </p>
      <p className="small mute">{pitch ? t`${time}, about ${pitch}` : time}</p>
      <p translate="no" className="max-w-[68ch] py-1 wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {answeredAt ? (
        <Chip tone="ok">
          <Trans>Done {{ time: deviceDateTimeText(answeredAt) }}</Trans>
        </Chip>
      ) : (
        <div className="flex flex-wrap gap-2 py-2">
          <Button size="small" onClick={() => setIsAnswering(true)}>
            <Trans>Reply</Trans>
          </Button>
          <Button
            variant="ghost"
            size="small"
            pending={doing === 'put away'}
            pendingText={t`One moment...`}
            onClick={() => void answer(null)}
          >
            <Trans>No reply needed</Trans>
          </Button>
        </div>
      )}
      {isAnswering && (
        <ReasonDialog
          title={t`Reply to ${name}`}
          label={t`Your reply`}
          confirmText={t`Send reply`}
          pending={doing === 'answer'}
          onConfirm={answer}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </article>
  )
}
