import type { SearchResult } from '@i-one/contract/moderation/staff'
import {
  type NamedKind,
  hideName,
  kindsWithName,
  restoreHiddenDetail,
} from '@i-one/contract/moderation/staff/hiding'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { searchQuery } from './queries.ts'
import { useStaffAction } from './use-staff-act.ts'
import { ReasonDialog } from './why-dialog.tsx'

const kinds = {
  account: t`Account`,
  pitch: t`Pitch`,
  centre: t`Centre`,
  session: t`Game`,
  team: t`Team`,
} as const
const pages = { pitch: '/pitches', centre: '/c', session: '/sessions', team: '/teams' } as const

const isNamed = (kind: SearchResult['kind']): kind is NamedKind => kindsWithName.some((one) => one === kind)

export function SearchResults({ text }: { text: string }) {
  const query = useQuery(searchQuery(text))
  const { data } = query
  return (
    <Section title={t`Results for “${text}”`}>
      {data && data.found.length === 0 && (
        <p className="mute">
          <Trans>Nothing found. Enter a name or a full email address.</Trans>
        </p>
      )}
      {data && (
        <ul>
          {data.found.map((one) => (
            <li key={one._id} className="flex items-center gap-2 border-b border-line">
              <Row one={one} />
              {isNamed(one.kind) && (!one.nameHidden || one.hiddenName) && (
                <NameAct about={one._id} kind={one.kind} name={one.name} hiddenName={one.hiddenName} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!data && (
        <QueryFallback
          query={query}
          loading={t`Loading results`}
          failed={t`The results could not be loaded`}
          height={57}
          rows={3}
        />
      )}
    </Section>
  )
}

function Row({ one: { kind, _id, code, name, hint } }: { one: SearchResult }) {
  const [search] = useSearchParams()
  const here = new URLSearchParams(search)
  here.set('account', _id)
  const isChosen = search.get('account') === _id
  return (
    <Link
      className="grid flex-1 gap-0.5 min-w-0 py-3 px-2 no-underline hover:bg-turf-soft aria-[current]:bg-turf-soft"
      to={kind === 'account' ? `?${here}` : `${pages[kind]}/${code ?? _id}`}
      aria-current={isChosen || undefined}
    >
      <span translate="no" className="strong">
        {name}
      </span>
      <span className="small mute">
        {kinds[kind]}. {hint}
      </span>
    </Link>
  )
}

type NameActProps = { kind: NamedKind; about: string; name: string; hiddenName: string | null }

function NameAct({ name, hiddenName, ...subject }: NameActProps) {
  const { act, doing } = useStaffAction()
  const [isAsked, setIsAsked] = useState(false)
  const text = hiddenName ? t`Restore the name` : t`Hide the name`
  const ask = (why: string) =>
    hiddenName
      ? call(restoreHiddenDetail, { body: { ...subject, what: 'name', why } })
      : call(hideName, { body: { ...subject, why } })
  return (
    <div className="flex flex-none flex-wrap gap-2 py-2">
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={hiddenName ? t`Restore the name ${hiddenName}` : t`Hide the name of ${name}`}
        onClick={() => setIsAsked(true)}
      >
        {text}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={hiddenName ? t`Restore the name “${hiddenName}”` : t`Hide the name “${name}”`}
          label={subject.kind === 'team' ? t`Message to the captain` : t`Message to the organizer`}
          confirmText={text}
          pending={doing !== undefined}
          onConfirm={(why) => act('name', () => ask(why))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
