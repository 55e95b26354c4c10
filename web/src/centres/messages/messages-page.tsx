import { CallError } from '@i-one/contract/call'
import {
  type CentreMessage,
  countMessageRecipients,
  listCentreMessages,
  messageDays,
  sendCentreMessage,
} from '@i-one/contract/centres/messages'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { ph, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText, labelledText } from '../../ui/text/joins.ts'
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
      title={t`Messages`}
      titleOf={(centre) => t`Messages of ${centre}`}
      sentence={t`Write to everyone with a booking on one day`}
      sentenceOf={(centre) => t`${centre}: write to everyone with a booking on one day`}
      loading={t`Loading messages`}
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
  if (people === undefined) return t`Counting recipients...`
  return plural(people, {
    0: 'No one has a booking on that day.',
    one: 'This message reaches # person.',
    other: 'This message reaches # people.',
  })
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
      toast.success(plural({ people: sent.people }, { one: 'Sent to # person', other: 'Sent to # people' }))
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
    <Section title={t`New message`}>
      <form className="stack" noValidate onSubmit={send}>
        <div className="grid grid-cols-2 gap-3 items-start">
          <Field
            type="date"
            label={t`Booked on`}
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
              label={t`Pitch`}
              options={[{ value: '', label: t`All pitches` }, ...toNameOptions(pitches)]}
              value={pitch}
              onChange={({ target }) => change({ pitch: target.value }, { replace: true })}
            />
          )}
        </div>
        <Textarea
          label={t`Message`}
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
        <Button
          type="submit"
          disabled={!people || !text.trim()}
          pending={isPending}
          pendingText={t`Sending...`}
        >
          {people ? plural(people, { one: 'Send to # person', other: 'Send to # people' }) : t`Send`}
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
    <p className="strong">
      <Trans>These customers booked at the desk and don't get this message. Call them:</Trans>
    </p>
    <ul>
      {people.map(({ name, phone, start, pitch }) => (
        <li key={`${pitch} ${start}`}>
          {labelledText(commaText(timeText(start, timeZone), pitch), name)}
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
    <Section title={t({ message: 'Sent', comment: 'Heading above the sent messages' })}>
      {!data ? (
        <Loading label={t`Loading sent messages`} height={72} rows={2} />
      ) : data.length === 0 ? (
        <p className="mute">
          <Trans>No messages sent yet.</Trans>
        </p>
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
      <Trans>
        <b>{ph({ date: dateWithYearText(message.day, 'UTC') })}</b>,{' '}
        {{ pitch: message.pitch?.name ?? t`all pitches` }}
      </Trans>
    </p>
    <p style={{ whiteSpace: 'pre-line' }}>{message.text || t`This message was removed.`}</p>
    <p className="small mute">
      {commaText(
        message.by,
        dateTimeText(message.at, timeZone),
        plural({ people: message.people }, { one: 'to # person', other: 'to # people' }),
      )}
    </p>
  </li>
)
