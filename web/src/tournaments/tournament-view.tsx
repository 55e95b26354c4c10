import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { useMainStore } from '../lib/store.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { Bracket } from './bracket/bracket.tsx'
import { CardsTable } from './cards.tsx'
import { Entries } from './entries/entries.tsx'
import { EntryAction } from './entries/entry-act.tsx'
import { FeaturedTie } from './featured-tie.tsx'
import { FormatSection } from './format-section.tsx'
import { TopScorers } from './scorers.tsx'
import { TableSidebar } from './table/beside-table.tsx'
import { Standings } from './table/tables.tsx'
import { ShareAndExport } from './take-along.tsx'
import { TieDays } from './tie-days.tsx'
import { listOwnTeams } from './ties.ts'
import { TournamentHead } from './tournament-head.tsx'
import { type TournamentTab, findShownTab, tabLabels, listTabs } from './tournament-tabs.ts'

const EntryFees = lazyPart(async () => (await import('./fees/entry-fees.tsx')).EntryFees)
const OrganizerActions = lazyPart(
  async () => (await import('./organize/organizer-acts.tsx')).OrganizerActions,
)
const YourMatches = lazyPart(async () => (await import('./way/your-way.tsx')).YourMatches)

export function TournamentView({ tournament }: { tournament: Tournament }) {
  usePageTitle(tournament.name)
  const [search] = useSearchParams()
  const tabs = listTabs(tournament)
  const tab = findShownTab(tournament, search)
  return (
    <>
      <TournamentHead tournament={tournament}>
        <EntryAction tournament={tournament} />
        {tournament.mine?.organizer && (
          <Suspense fallback={<Loading label={t`Loading organizer actions`} height={48} />}>
            <OrganizerActions tournament={tournament} />
          </Suspense>
        )}
      </TournamentHead>
      <FeaturedTie tournament={tournament} />
      <div className="wrap grid grid-cols-1 pt-5 pb-18 lg:pt-7 lg:pb-28">
        <Tabs
          label={t`Tournament sections`}
          value={tab}
          to={(next) => `?${next}`}
          items={tabs.map((value) => ({ value, label: tabLabels[value] }))}
        >
          {tabs.map((one) => (
            <TabPanel key={one} value={one}>
              <TabContent tournament={tournament} tab={one} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </>
  )
}

function TabContent({ tournament, tab }: { tournament: Tournament; tab: TournamentTab }) {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const { fee } = tournament
  if (tab === 'matches')
    return (
      <div className="grid grid-cols-1 gap-10 items-start pt-7">
        <TieDays tournament={tournament} />
      </div>
    )
  const parts = (
    <div className="grid grid-cols-1 gap-10 items-start pt-7 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-16">
      {tab === 'table' && <Standings tournament={tournament} />}
      {tab === 'bracket' && <FormatSection tournament={tournament} />}
      {tab === 'teams' && (
        <div className="grid grid-cols-1 gap-10">
          {fee && isMember && (
            <Suspense fallback={<Loading label={t`Loading entry fees`} height={120} />}>
              <EntryFees tournament={tournament} currency={fee.currency} />
            </Suspense>
          )}
          <Entries tournament={tournament} />
        </div>
      )}
      {tab === 'scorers' && (
        <div className="grid grid-cols-1 gap-10">
          <TopScorers tournament={tournament} />
          <CardsTable tournament={tournament} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-10">
        {listOwnTeams(tournament).size > 0 && (
          <Suspense fallback={<Loading label={t`Loading your matches`} height={240} />}>
            <YourMatches tournament={tournament} />
          </Suspense>
        )}
        {tab === 'table' && <TableSidebar tournament={tournament} />}
        {tab !== 'bracket' && <FormatSection tournament={tournament} />}
        <ShareAndExport tournament={tournament} />
      </div>
    </div>
  )
  if (tab !== 'bracket') return parts
  return (
    <>
      <Bracket tournament={tournament} />
      {parts}
    </>
  )
}
