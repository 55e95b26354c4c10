import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, type SubmitEvent } from 'react'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useMainStore } from '../../lib/store.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { SearchResults } from './found-list.tsx'
import { reportsQuery } from './queries.ts'
import { ReportList } from './report-list.tsx'
import { unresolvedReportsText } from './report-text.ts'
import { StaffLayout } from './staff-layout.tsx'

const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel)

export function Component() {
  const isStaff = useMainStore(({ auth }) => auth.user?.isAdmin)
  const { data } = useQuery({ ...reportsQuery(false), enabled: isStaff === true })
  const [search] = useSearch()
  const [text, account] = [search.get('find'), search.get('account')]
  return (
    <StaffLayout title={t`Reports`} heading={data && unresolvedReportsText(data.reported)} action={<Find />}>
      {/* on phones, the chosen account comes before the reports */}
      <div
        className={classNames(
          'grid content-start gap-10 min-w-0 max-lg:*:nth-2:-order-1',
          account && 'lg:grid-cols-2 lg:gap-12',
        )}
      >
        <div className="grid content-start gap-10 min-w-0">
          {text && <SearchResults text={text} />}
          <ReportList />
        </div>
        {account && (
          <Suspense fallback={<Loading label={t`Loading account`} height={96} rows={3} />}>
            <AccountPanel key={account} id={account} />
          </Suspense>
        )}
      </div>
    </StaffLayout>
  )
}

/** Stores the search text in the URL, so that Back restores the search. */
function Find() {
  const [search, change] = useSearch()
  const text = search.get('find') ?? ''
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = text
  }, [text])
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const requested = String(new FormData(event.currentTarget).get('find')).trim()
    change({ find: requested, account: undefined })
  }
  return (
    <search className="flex-[1_1_300px] max-w-[480px]">
      <form className="grid grid-cols-[1fr_auto] items-end gap-3" onSubmit={find}>
        <Field
          ref={field}
          label={t`Find an account, pitch, game or team`}
          hideLabel
          name="find"
          type="search"
          maxLength={100}
          placeholder={t`Account, pitch, game, team`}
          defaultValue={text}
        />
        <Button type="submit" variant="chalk">
          <Trans>Find</Trans>
        </Button>
      </form>
    </search>
  )
}
