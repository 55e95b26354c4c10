import { type OpponentWanted, findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import type { Point } from '@i-one/contract/shapes'
import { minute } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSheet } from '../../lib/use-sheet.ts'
import { useUserLocation } from '../../lib/where-from.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Steps } from '../../ui/layout/steps.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { saveDraft, readDraft } from '../new/draft.ts'
import { useSessionActions } from '../use-session-actions.ts'
import { OpponentWantedRow } from './wanted-row.tsx'
import { type OpponentFilter, groupByDay } from './wanted-rows.ts'

const filters: { value: OpponentFilter; label: string }[] = [
  { value: 'any', label: t`Any day` },
  { value: 'today', label: t`Today` },
  { value: 'weekend', label: t`Weekend` },
  { value: 'near', label: t`Within 10 km` },
  { value: 'women', label: t({ message: 'Women’s', comment: 'Games for women' }) },
]

export function Component() {
  usePageTitle(t`Opponent wanted`)
  return (
    <>
      <Band as="header">
        <CentreCircle
          at={{ d: 120, x: '88%', y: '0px' }}
          wide={{ d: 260, x: 'calc(50% + 160px)', y: '0px' }}
        />
        <div className="wrap flex flex-wrap items-center justify-between gap-4 pt-6.5 pb-7 lg:pt-12 lg:pb-11">
          <div>
            <h1>
              <Trans>Opponent wanted</Trans>
            </h1>
            <p className="max-w-[36rem] mt-2">
              <Trans>These teams have a pitch and need an opponent. The first team to accept plays.</Trans>
            </p>
          </div>
          <Link
            className={buttonClass({ variant: 'chalk' })}
            to="/schedule-detail"
            onClick={() => saveDraft({ ...readDraft(), sets: 1, visibility: 'public' })}
          >
            <Icon name="plus" />
            <Trans>Post your game</Trans>
          </Link>
        </div>
      </Band>
      <div className="wrap pt-7 pb-18 lg:pt-9 lg:pb-28">
        <NearMe />
      </div>
    </>
  )
}

const anywhere = { type: 'Point' as const, coordinates: [0, 0] as [number, number] }

function NearMe() {
  const here = useUserLocation()
  const query = useQuery({ ...opponentsWantedQuery(here ?? anywhere), enabled: here !== undefined })
  const { data, error } = query
  if (error && !data)
    return (
      <ErrorState
        sentence={t`The games near you could not be loaded: ${{ reason: error.message }}`}
        query={query}
      />
    )
  if (!data) return <Loading label={t`Loading games that need an opponent`} height={120} rows={3} />
  return <Board sessions={data} />
}

const noneTexts: Record<OpponentFilter, string> = {
  any: t`No games right now.`,
  today: t`No games today.`,
  weekend: t`No games at the weekend.`,
  near: t`No games within 10 km.`,
  women: t`No women’s games right now.`,
}

const steps = [
  [t`You take the other side`, t`The side is yours immediately, and you’re its captain.`],
  [t`You bring your team, or players of your own`, t`We ask every member of the team if they can play.`],
  [t`Each side pays half`, t`If no opponent is found, the first side can still play among themselves.`],
] as const

function Board({ sessions }: { sessions: readonly OpponentWanted[] }) {
  const [when, setWhen] = useState<OpponentFilter>('any')
  const now = useNow()
  const [shown, show] = useSheet<`take ${string}`>()
  const wanted = sessions.find(({ _id }) => shown === `take ${_id}`)
  const days = groupByDay(sessions, when, now)
  if (sessions.length === 0)
    return (
      <Empty
        title={t`No games need an opponent`}
        sentence={t`No game within 25 km needs an opponent right now. Post your game and be the first.`}
        art="area"
      />
    )
  return (
    <>
      <Segmented label={t`When`} className="max-w-[36rem]" value={when} onChange={setWhen} items={filters} />
      {days.length === 0 && (
        <p className="mute">
          {noneTexts[when]} <Trans>Try “Any day”.</Trans>
        </p>
      )}
      <div className="grid grid-cols-1 gap-11 items-start mt-7 lg:grid-cols-2 lg:gap-x-16 lg:mt-9">
        {days.map(({ title, sessions: ofDay }) => (
          <Section key={title} title={title}>
            <ul>
              {ofDay.map((session) => (
                <OpponentWantedRow
                  key={session._id}
                  session={session}
                  now={now}
                  onTake={() => show(`take ${session._id}`)}
                />
              ))}
            </ul>
          </Section>
        ))}
        {/* spans both columns if this section would otherwise be alone in its row */}
        <Section title={t`How it works`} className="lg:odd:col-span-full">
          <Steps steps={steps} />
          <p className="mt-5">
            <Link className="link" to="/teams">
              <Trans>Challenge a team near you</Trans>
            </Link>
          </p>
        </Section>
      </div>
      {wanted && <TakeSide session={wanted} onClose={() => show(undefined)} />}
    </>
  )
}

const loadDialog = () => import('./take-side-dialog.tsx')

function TakeSide({ session, onClose }: { session: OpponentWanted; onClose: () => void }) {
  const actions = useSessionActions(session._id)
  const navigate = useNavigate()
  const dialog = useLazyModule(loadDialog, true, onClose)
  if (!dialog) return null
  return (
    <dialog.TakeSideDialog
      session={session}
      actions={actions}
      open
      onClose={onClose}
      onTaken={() => void navigate(`/sessions/${session._id}`, { replace: true })}
    />
  )
}

const opponentsWantedQuery = ({ coordinates: [lng, lat] }: Point) =>
  queryOptions({
    queryKey: ['sessions', 'opponents-wanted', lng, lat],
    queryFn: ({ signal }) => call(findOpponentsWanted, { query: { lng, lat }, signal }),
    refetchInterval: minute,
  })
