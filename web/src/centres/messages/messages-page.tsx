import { CallError } from '@i-one/contract/call'
import {
  type CentreMessage,
  countMessageRecipients,
  listCentreMessages,
  messageDays,
  sendCentreMessage,
} from '@i-one/contract/centres/messages'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { countText } from '@i-one/game/count-text'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/call.ts'
import {
  addDays,
  toLocalDay,
  dateWithYearText,
  isValidDay,
  dateTimeText,
  timeText,
} from '../../lib/pitch-time.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { errorText } from '../../lib/show-error.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useCentrePermissions } from '../staff/use-may-at.ts'
import { WorkplacePage } from '../staff/workplace-frame.tsx'

const centreMessagesQuery = (centre: string) =>
  queryOptions({
    queryKey: ['host', 'messages', centre],
    queryFn: ({ signal }) => call(listCentreMessages, { params: { id: centre }, signal }),
  })

const recipientsQuery = (centre: string, query: { day: string; pitch?: string }) =>
  queryOptions({
    queryKey: ['host', 'messages', centre, 'reach', query],
    queryFn: ({ signal }) => call(countMessageRecipients, { params: { id: centre }, query, signal }),
    placeholderData: keepPreviousData,
  })

export function Component() {
  const permissionsAt = useCentrePermissions()
  return (
    <WorkplacePage
      title="Messages"
      sentence="write to everyone with a booking on one day"
      loading="Loading the messages"
    >
      {(centre, pitches) => (
        <>
          {permissionsAt(centre).mayAct && pitches.length > 0 && (
            <NewMessage centre={centre} pitches={pitches} />
          )}
          <SentMessages centre={centre} timeZone={pitches[0]?.timeZone ?? 'UTC'} />
        </>
      )}
    </WorkplacePage>
  )
}

const reachText = (people: number | undefined) => {
  if (people === undefined) return 'Counting recipients...'
  return people === 0
    ? 'No one has booked that day.'
    : `This message reaches ${countText(people, 'person', 'people')}.`
}

/** Shows the number of recipients on the button, because a sent message cannot be recalled. */
function NewMessage({ centre, pitches }: { centre: string; pitches: readonly OwnPitch[] }) {
  const queries = useQueryClient()
  const [search, change] = useSearch()
  const today = toLocalDay(useNow(), pitches[0]?.timeZone ?? 'UTC')
  const requested = search.get('day') ?? today
  const day = isValidDay(requested) ? requested : today
  const pitch = pitches.find(({ _id }) => _id === search.get('pitch'))?._id ?? ''
  const recipients = { day, ...(pitch && { pitch }) }
  const { data, isPlaceholderData, error: countError } = useQuery(recipientsQuery(centre, recipients))
  const people = isPlaceholderData || countError ? undefined : data?.people
  const byPhone = (!isPlaceholderData && data?.byPhone) || []
  const [text, setText] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(sendCentreMessage, { params: { id: centre }, body: { ...recipients, text }, key }),
    onSuccess: (sent) => {
      toast.success(`Sent to ${countText(sent.people, 'person', 'people')}`)
      setText('')
      setKey(crypto.randomUUID())
      queries.setQueryData(centreMessagesQuery(centre).queryKey, (all) => all && [sent, ...all])
    },
    onError: (reason) => {
      if (!(reason instanceof CallError)) throw reason
      // A network error keeps the idempotency key, so that a retry does not send the message twice.
      if (reason.code) setKey(crypto.randomUUID())
      if (Object.keys(reason.fields).length === 0) toast.error(errorText(reason))
    },
  })
  const fields = error instanceof CallError ? error.fields : {}
  const dayError = fields['day'] ?? (countError instanceof CallError ? countError.fields['day'] : undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (people && !isPending) mutate()
  }
  return (
    <Section title="New message">
      <form className="stack" noValidate onSubmit={send}>
        <div className="grid grid-cols-2 gap-3 items-start">
          <Field
            type="date"
            label="Booked on"
            min={today}
            max={addDays(today, messageDays)}
            value={day}
            error={dayError}
            onChange={({ target }) =>
              isValidDay(target.value) && change({ day: target.value }, { replace: true })
            }
          />
          {pitches.length > 1 && (
            <Select
              label="Pitch"
              options={[
                { value: '', label: 'All pitches' },
                ...pitches.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              value={pitch}
              onChange={({ target }) => change({ pitch: target.value }, { replace: true })}
            />
          )}
        </div>
        <Textarea
          label="Message"
          rows={4}
          maxLength={500}
          value={text}
          error={fields['text']}
          onChange={({ target }) => {
            setText(target.value)
            setKey(crypto.randomUUID())
          }}
        />
        <p aria-live="polite">{dayError ? '' : reachText(people)}</p>
        {byPhone.length > 0 && <ByPhone people={byPhone} timeZone={pitches[0]?.timeZone ?? 'UTC'} />}
        <Button type="submit" disabled={!people || !text.trim()} pending={isPending} pendingText="Sending...">
          {people ? `Send to ${countText(people, 'person', 'people')}` : 'Send'}
        </Button>
      </form>
    </Section>
  )
}

type ByPhoneProps = {
  people: readonly { name: string; phone: string; start: string; pitch: string }[]
  timeZone: string
}

const ByPhone = ({ people, timeZone }: ByPhoneProps) => (
  <div>
    <p className="strong">These customers booked at the desk and don't get this message. Call them:</p>
    <ul>
      {people.map(({ name, phone, start, pitch }) => (
        <li key={`${pitch} ${start}`}>
          {timeText(start, timeZone)}, {pitch}: {name}
          {phone && (
            <>
              , <a href={`tel:${phone}`}>{phone}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  </div>
)

function SentMessages({ centre, timeZone }: { centre: string; timeZone: string }) {
  const { data } = useQuery({ ...centreMessagesQuery(centre), throwOnError: throwWithoutData })
  return (
    <Section title="Sent">
      {!data ? (
        <Loading label="Loading sent messages" height={72} rows={2} />
      ) : data.length === 0 ? (
        <p className="mute">No messages sent yet.</p>
      ) : (
        <ul>
          {data.map((message) => (
            <Message key={message._id} message={message} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const Message = ({ message, timeZone }: { message: CentreMessage; timeZone: string }) => (
  <li className="grid gap-2 py-3.5 border-b border-b-line">
    <p>
      <b>{dateWithYearText(message.day, 'UTC')}</b>, {message.pitch?.name ?? 'all pitches'}
    </p>
    <p style={{ whiteSpace: 'pre-line' }}>{message.text || 'This message was removed.'}</p>
    <p className="small mute">
      {message.by}, {dateTimeText(message.at, timeZone)}, to {countText(message.people, 'person', 'people')}
    </p>
  </li>
)
