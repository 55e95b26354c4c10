import type { TournamentCard } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { useMainStore } from '../lib/store.ts'
import { useNow } from '../lib/use-now.ts'
import { useUserArea } from '../lib/where-from.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Icon } from '../ui/icon.tsx'
import { Band } from '../ui/layout/band.tsx'
import { Section } from '../ui/layout/section.tsx'
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { tournamentsQuery } from './queries.ts'
import { TournamentRow } from './tournament-row.tsx'

const labels = {
  all: t({ message: 'All', context: 'tournaments' }),
  near: t`Near me`,
  mine: t({ message: 'Mine', context: 'tournaments' }),
  past: t({ message: 'Past', context: 'tournaments' }),
} as const
type Tab = keyof typeof labels

export function Component() {
  usePageTitle(t`Tournaments`)
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const mayCreate = useMainStore(({ auth }) => auth.user?.isOwner || auth.user?.isAdmin)
  const [search] = useSearchParams()
  const tabs: readonly Tab[] = isMember ? ['all', 'near', 'mine', 'past'] : ['all', 'past']
  const tab = tabs.find((one) => search.has(one)) ?? 'all'
  return (
    <>
      <Band as="header">
        <CentreCircle
          at={{ d: 140, x: 'calc(100% + 10px)', y: '0px' }}
          wide={{ d: 520, x: '84%', y: '0px' }}
        />
        <div className="wrap flex flex-wrap items-center justify-between gap-y-2 gap-x-6 pt-6 pb-7 lg:pt-11 lg:pb-12">
          <h1>
            <Trans>Tournaments</Trans>
          </h1>
          {mayCreate && (
            <Link className={buttonClass({ variant: 'chalk' })} to="/tournament/new">
              <Icon name="plus" />
              <Trans>New tournament</Trans>
            </Link>
          )}
          <Link className="link" to="/schedule">
            <Trans>Match Schedule</Trans>
          </Link>
        </div>
      </Band>
      <div className="wrap pt-5 pb-18 lg:pt-7 lg:pb-28">
        <Tabs
          label={t`Tournaments to show`}
          value={tab}
          to={(next) => `?${next}`}
          items={tabs.map((value) => ({ value, label: labels[value] }))}
        >
          {tabs.map((one) => (
            <TabPanel key={one} value={one}>
              <TournamentList tab={one} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </>
  )
}

function TournamentList({ tab }: { tab: Tab }) {
  const here = useUserArea()
  const now = useNow()
  const query = useQuery(tab === 'near' ? tournamentsQuery('all', here?.coordinates) : tournamentsQuery(tab))
  const { data, error } = query
  if (data) return data.length ? <Sections cards={data} now={now} /> : <NoTournaments tab={tab} />
  if (error)
    return (
      <ErrorState
        className="mt-7"
        sentence={t`The tournaments could not be loaded: ${{ reason: error.message }}`}
        query={query}
      />
    )
  return <Loading label={t`Loading tournaments`} className="mt-7 grid gap-4" height={120} rows={3} />
}

const sections = [
  [t`On now`, ['running']],
  [t({ message: 'Upcoming', context: 'tournaments' }), ['drawn', 'entries']],
  [labels.past, ['finished', 'cancelled']],
] as const

function Sections({ cards, now }: { cards: readonly TournamentCard[]; now: Date }) {
  const shown = sections
    .map(([title, states]) => ({
      key: states[0],
      title,
      found: cards.filter(({ state }) => states.some((one) => one === state)),
    }))
    .filter(({ found }) => found.length > 0)
  return (
    <div className="grid grid-cols-1 gap-11 items-start pt-7 lg:grid-cols-[1fr_1fr] lg:gap-y-14 lg:gap-x-16 lg:pt-10">
      {shown.map(({ key, title, found }) => (
        <Section key={key} title={title}>
          <ul>
            {found.map((card) => (
              <TournamentRow key={card._id} card={card} now={now} />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

const emptyTexts: Record<Tab, { title: string; sentence?: string }> = {
  all: {
    title: t`No tournaments yet`,
    sentence: t`No one has set up a tournament here yet. Friendlies are on the schedule.`,
  },
  near: { title: t`No tournaments near you`, sentence: t`There are no tournaments within 50 km of you.` },
  mine: { title: t`You have no tournaments yet`, sentence: t`Enter one of your teams in a tournament.` },
  past: { title: t`No finished tournaments yet` },
}

const NoTournaments = ({ tab }: { tab: Tab }) => <Empty className="mt-7" art="flag" {...emptyTexts[tab]} />
