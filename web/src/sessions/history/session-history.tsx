import type { Session } from '@i-one/contract/sessions'
import type { SessionChange } from '@i-one/contract/sessions/history'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { relativeDayText, timeText } from '../../lib/pitch-time.ts'
import { agoText } from '../../lib/time/ago-text.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { historyQuery } from '../queries.ts'
import { sessionChangeText, sessionChangeReasonText } from './change-words.ts'

type SessionHistoryProps = { session: Session; me: string; now: Date }

const shownAtFirst = 5

export const SessionHistory = (props: SessionHistoryProps) => (
  <Section title={t`History`} className="screen">
    <Changes {...props} />
  </Section>
)

function Changes({ session, me, now }: SessionHistoryProps) {
  const query = useQuery(historyQuery(session))
  const { data, error } = query
  const [all, showAll] = useState(false)
  const list = useId()
  if (error && !data)
    return (
      <ErrorState sentence={t`The history could not be loaded: ${{ reason: error.message }}`} query={query} />
    )
  if (!data)
    return (
      <Loading
        label={t`Loading history`}
        className="grid *:my-1.5 *:border-b *:border-b-line"
        height={52}
        rows={3}
      />
    )
  const changes = data.toReversed()
  const shown = all ? changes : changes.slice(0, shownAtFirst)
  return (
    <>
      <ol id={list} className="grid">
        {shown.map((change) => (
          <Change key={change._id} change={change} timeZone={session.pitch.timeZone} me={me} now={now} />
        ))}
      </ol>
      {changes.length > shownAtFirst && (
        <button
          type="button"
          className="link min-h-touch"
          aria-expanded={all}
          aria-controls={list}
          onClick={() => showAll(!all)}
        >
          {all ? t`Show less` : t`Show all ${{ count: changes.length }}`}
        </button>
      )}
    </>
  )
}

type ChangeProps = { change: SessionChange; timeZone: string; me: string; now: Date }

function Change({ change, timeZone, me, now }: ChangeProps) {
  const why = sessionChangeReasonText(change)
  return (
    <li className="py-2.5 border-b border-b-line leading-[1.4] wrap-anywhere">
      <p className="strong">{sessionChangeText(change, me)}</p>
      {why && <p>{why}</p>}
      <p className="small mute">
        <time dateTime={change.at}>
          {relativeDayText(change.at, timeZone, now)} {timeText(change.at, timeZone)},{' '}
          {agoText(change.at, now)}
        </time>
      </p>
    </li>
  )
}
