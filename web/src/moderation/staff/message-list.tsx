import { answerMessage, type StoredMessage } from '@i-one/contract/contact'
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
  if (!data) return <QueryFallback query={query} what="the messages" height={120} rows={3} />
  if (data.messages.length === 0)
    return <Empty title="No messages yet" sentence="Messages from the contact form appear here." />
  return (
    <ul>
      {data.messages.map((message) => (
        <li key={message._id} className="border-b border-line" aria-label={`From ${message.name}`}>
          <Message {...message} />
        </li>
      ))}
    </ul>
  )
}

function Message({ _id, name, email, pitch, message, sentAt, answeredAt }: StoredMessage) {
  const [isAnswering, setIsAnswering] = useState(false)
  const { act, doing } = useStaffAction()
  const answer = (text: string | null) =>
    act(text === null ? 'put away' : 'answer', () =>
      call(answerMessage, { params: { id: _id }, body: { answer: text } }),
    )
  return (
    <article className="grid gap-2 py-4">
      <p>
        <span className="strong">{name}</span> <span className="small mute">{email}</span>
      </p>
      <p className="small mute">
        {deviceDateTimeText(sentAt)}
        {pitch && `, about ${pitch}`}
      </p>
      <p className="max-w-[68ch] py-1 wrap-anywhere whitespace-pre-line">{message}</p>
      {answeredAt ? (
        <Chip tone="ok">Done {deviceDateTimeText(answeredAt)}</Chip>
      ) : (
        <div className="flex flex-wrap gap-2 py-2">
          <Button size="small" onClick={() => setIsAnswering(true)}>
            Reply
          </Button>
          <Button
            variant="ghost"
            size="small"
            pending={doing === 'put away'}
            pendingText="One moment..."
            onClick={() => void answer(null)}
          >
            No reply needed
          </Button>
        </div>
      )}
      {isAnswering && (
        <ReasonDialog
          title={`Reply to ${name}`}
          label="Your reply"
          confirmText="Send reply"
          pending={doing === 'answer'}
          onConfirm={answer}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </article>
  )
}
