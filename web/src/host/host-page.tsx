import { Suspense } from 'react'
import { AddressNotice } from '../accounts/confirmation/address-notice.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { useMain } from '../lib/store.ts'
import { useSearch } from '../lib/use-search.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { Ring } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { WeekHeading } from './calendar/week-heading.tsx'
import { ForOrganizers } from './for-organizers.tsx'
import { hostTabs } from './host-tabs.tsx'
import head from './head.module.css'
import styles from './host-page.module.css'

export function Component() {
  usePageTitle('Host console')
  const user = useMain(({ auth }) => auth.user)
  const [search] = useSearch()
  const tab = hostTabs.find(({ value }) => value === search.get('tab')) ?? hostTabs[0]
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 60, x: '90%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className={`wrap ${head.head}`}>
          {user?.isOwner && tab?.value === 'calendar' ? <WeekHeading /> : <Heading />}
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        {!user ? null : user.isOwner ? (
          <>
            <AddressNotice user={user} className={styles.notice} />
            <Console tab={tab?.value ?? ''} />
          </>
        ) : (
          <ForOrganizers user={user} />
        )}
      </div>
    </>
  )
}

const Heading = () => (
  <>
    <h1>Host console</h1>
    <p>Your pitches, who plays on them and who waits for your answer.</p>
  </>
)

function Console({ tab }: { tab: string }) {
  const [, change] = useSearch()
  return (
    <Tabs
      label="Host console"
      value={tab}
      onChange={(chosen) => change({ tab: chosen }, { replace: true })}
      items={hostTabs}
    >
      {hostTabs.map(({ value, Panel }) => (
        <TabPanel key={value} value={value}>
          <div className={styles.panel}>
            <Suspense fallback={<LoadingPanel />}>
              <Panel />
            </Suspense>
          </div>
        </TabPanel>
      ))}
    </Tabs>
  )
}

const LoadingPanel = () => <Loading label="Loading" className="stack" height={120} />
