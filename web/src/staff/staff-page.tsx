import { CallError } from '@i-one/contract/call'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { useMain } from '../lib/store.ts'
import { useSearch } from '../lib/use-search.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Ring } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { TabPanel, Tabs } from '../ui/layout/tabs.tsx'
import { Desk } from './desk.tsx'
import { reportsQuery } from './queries.ts'
import styles from './staff-page.module.css'

const tabs = [
  { value: 'reports', label: 'Reports', Panel: Desk },
  {
    value: 'reviews',
    label: 'Reviews',
    Panel: lazy(() =>
      import('../reviews/deciding/review-list.tsx').then(({ ReviewList }) => ({ default: ReviewList })),
    ),
  },
  {
    value: 'messages',
    label: 'Messages',
    Panel: lazy(() => import('./messages.tsx').then(({ Messages }) => ({ default: Messages }))),
  },
  {
    value: 'log',
    label: 'Log',
    Panel: lazy(() => import('../audit/log.tsx').then(({ Log }) => ({ default: Log }))),
  },
] as const

/** For staff alone: to others the server says that there is nothing, and so does the page. */
export function Component() {
  usePageTitle('Staff')
  const isStaff = useMain(({ auth }) => auth.user?.isAdmin)
  const { error } = useQuery({ ...reportsQuery(false), enabled: isStaff === true })
  const [search, change] = useSearch()
  const tab = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0]
  if (!isStaff)
    return <Empty as="h1" art="area" title="There is nothing here" sentence="This page is for staff." />
  if (error instanceof CallError && error.code === 'passkey-needed')
    return (
      <Empty
        as="h1"
        art="area"
        title="A passkey first"
        sentence={error.message}
        action={
          <Link className={buttonClass({ variant: 'chalk' })} to="/settings/security">
            Open Security
          </Link>
        }
      />
    )
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 60, x: '90%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className={`wrap ${styles.head}`}>
          <h1>Staff</h1>
          <Find />
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        <Tabs
          label="Staff"
          value={tab.value}
          onChange={(chosen) =>
            change({ tab: chosen, find: undefined, account: undefined }, { replace: true })
          }
          items={tabs}
        >
          {tabs.map(({ value, Panel }) => (
            <TabPanel key={value} value={value}>
              <div className={styles.panel}>
                <Suspense fallback={<Loading label="Loading" height={120} />}>
                  <Panel />
                </Suspense>
              </div>
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </>
  )
}

/** What is looked for is in the address, so that Back leads to what was found before. */
function Find() {
  const [search, change] = useSearch()
  const text = search.get('find') ?? ''
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = String(new FormData(event.currentTarget).get('find')).trim()
    change({ find: asked, tab: undefined, account: undefined })
  }
  return (
    <search>
      <form className={styles.find} onSubmit={find}>
        <Field
          key={text}
          label="Find an account, pitch, session or team"
          hideLabel
          name="find"
          type="search"
          maxLength={100}
          placeholder="Account, pitch, session, team"
          defaultValue={text}
        />
        <Button type="submit" variant="chalk">
          Find
        </Button>
      </form>
    </search>
  )
}
