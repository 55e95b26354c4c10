import { type Found, hideName } from '@i-one/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../lib/call.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { foundQuery } from './queries.ts'
import { useStaffAct } from './use-staff-act.ts'
import { WhyDialog } from './why-dialog.tsx'
import styles from './staff-page.module.css'

const kinds = { account: 'Account', pitch: 'Pitch', session: 'Session', team: 'Team' } as const
const pages = { pitch: '/pitches', session: '/sessions', team: '/teams' } as const

export function FoundList({ text }: { text: string }) {
  const query = useQuery(foundQuery(text))
  const { data, error } = query
  return (
    <Section title={`Found for “${text}”`}>
      {data && data.found.length === 0 && (
        <p className="mute">Nothing has this name. An address has to be whole.</p>
      )}
      {data && (
        <ul className={styles.list}>
          {data.found.map((one) => (
            <li key={one._id} className={styles.found}>
              <Row one={one} />
              {!one.nameHidden && (one.kind === 'pitch' || one.kind === 'team') && (
                <HideName about={one._id} kind={one.kind} name={one.name} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState sentence={`Nothing could be looked for. ${error.message}.`} query={query} />
      )}
      {!data && !error && <Loading label="Looking" height={57} rows={3} />}
    </Section>
  )
}

function Row({ one: { kind, _id, name, hint } }: { one: Found }) {
  const [search] = useSearchParams()
  const here = new URLSearchParams(search)
  here.set('account', _id)
  const isChosen = search.get('account') === _id
  return (
    <Link
      className={styles.row}
      to={kind === 'account' ? `?${here}` : `${pages[kind]}/${_id}`}
      aria-current={isChosen || undefined}
    >
      <span className="strong">{name}</span>
      <span className="small mute">
        {kinds[kind]}. {hint}
      </span>
    </Link>
  )
}

function HideName({ name, ...subject }: { kind: 'pitch' | 'team'; about: string; name: string }) {
  const { act, doing } = useStaffAct()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={styles.acts}>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Hide the name of ${name}`}
        onClick={() => setIsAsked(true)}
      >
        Hide the name
      </Button>
      {isAsked && (
        <WhyDialog
          title={`Hide the name “${name}”`}
          label={subject.kind === 'pitch' ? 'What its organizer reads' : 'What its captain reads'}
          confirmText="Hide the name"
          pending={doing !== undefined}
          onConfirm={(why) => act('hide', () => call(hideName, { body: { ...subject, why } }))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
