import type { Found } from '@i-one/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { foundQuery } from './queries.ts'
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
            <li key={one._id}>
              <Row one={one} />
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
