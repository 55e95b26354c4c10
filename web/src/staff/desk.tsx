import { useSearchParams } from 'react-router'
import { AccountPanel } from './account-panel.tsx'
import { FoundList } from './found-list.tsx'
import { ReportList } from './report-list.tsx'
import styles from './staff-page.module.css'

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
      {account && <AccountPanel key={account} id={account} />}
    </div>
  )
}
