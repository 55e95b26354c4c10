import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Loading } from '../ui/feedback/loading.tsx'
import { FoundList } from './found-list.tsx'
import { ReportList } from './report-list.tsx'
import styles from './staff-page.module.css'

const AccountPanel = lazy(() =>
  import('./account-panel.tsx').then((panel) => ({ default: panel.AccountPanel })),
)

/** What was reported and what was found on the left, the account that was chosen beside it. */
export function Desk() {
  const [search] = useSearchParams()
  const [text, account] = [search.get('find'), search.get('account')]
  return (
    <div className={styles.desk}>
      <div className={styles.lists}>
        {text && <FoundList text={text} />}
        <ReportList />
      </div>
      {account && (
        <Suspense fallback={<Loading label="Loading the account" height={96} rows={3} />}>
          <AccountPanel key={account} id={account} />
        </Suspense>
      )}
    </div>
  )
}
