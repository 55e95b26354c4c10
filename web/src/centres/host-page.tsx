import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { EmailNotice } from '../accounts/confirmation/address-notice.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { throwWithoutData } from '../lib/query-client.ts'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { useMainStore } from '../lib/store.ts'
import { toSearch } from '../lib/use-search.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { CalendarHeading } from './calendar/calendar-heading.tsx'
import { OrganizersOnlyNotice } from './for-organizers.tsx'
import { hostTabs } from './host-tabs.tsx'
import { workplacesQuery } from './staff/queries.ts'
import { useIsHost } from './staff/use-is-host.ts'

const FirstPitch = lazyPart(async () => (await import('./pitches/first-pitch/first-pitch.tsx')).FirstPitch)

export function Component() {
  const user = useMainStore(({ auth }) => auth.user)
  const [search] = useSearchParams()
  const isOwner = user?.isOwner === true
  const { data: workplaces } = useQuery({ ...workplacesQuery, enabled: isOwner })
  // Only owners without a workplace see the form for their first pitch.
  if (!isOwner || workplaces?.length !== 0 || search.has('tab')) return <HostConsole />
  return (
    <Suspense fallback={<LoadingPanel />}>
      <FirstPitch user={user} />
    </Suspense>
  )
}

function HostConsole() {
  usePageTitle(t`Host console`)
  const user = useMainStore(({ auth }) => auth.user)
  const [search] = useSearchParams()
  const isHost = useIsHost(user, throwWithoutData)
  const tabs = hostTabs.filter(({ isOwn }) => !isOwn || user?.isOwner)
  // Old links use `?tab=occupancy`, the former name of the reports tab.
  const requested = search.get('tab') === 'occupancy' ? 'reports' : search.get('tab')
  const tab = tabs.find(({ value }) => value === requested) ?? tabs[0]
  return (
    <>
      <Band as="header">
        <CentreCircle at={{ d: 60, x: '90%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className="wrap relative grid gap-2 pt-6 pb-8 lg:pt-11 lg:pb-12">
          {isHost && tab?.value === 'calendar' ? <CalendarHeading /> : <Heading />}
        </div>
      </Band>
      <div className="wrap pt-6 pb-18 print:pb-0">
        {!user ? null : isHost === undefined ? (
          <LoadingPanel />
        ) : isHost ? (
          <>
            <EmailNotice user={user} className="mb-6" />
            <Tabs
              label={t`Host console`}
              value={tab?.value ?? ''}
              to={(chosen) => toSearch(search, { tab: chosen })}
              items={tabs}
            >
              {tabs.map(({ value, Panel }) => (
                <TabPanel key={value} value={value}>
                  <div className="pt-6">
                    <Suspense fallback={<LoadingPanel />}>
                      <Panel />
                    </Suspense>
                  </div>
                </TabPanel>
              ))}
            </Tabs>
          </>
        ) : (
          <OrganizersOnlyNotice user={user} />
        )}
      </div>
    </>
  )
}

const Heading = () => (
  <>
    <h1>
      <Trans>Host console</Trans>
    </h1>
    <p>
      <Trans>Your pitches, bookings and requests.</Trans>
    </p>
  </>
)

const LoadingPanel = () => <Loading label={t`Loading`} className="stack" height={120} />
