import { type KnownCustomer, listCustomers } from '@i-one/contract/centres/customers'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { unlessSeen } from '../../lib/query-client.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { CustomerDialog } from './customer-dialog.tsx'
import styles from './customers.module.css'

const customersQuery = (centre: string, search: string) =>
  queryOptions({
    queryKey: ['host', 'customers', centre, search],
    queryFn: ({ signal }) => call(listCustomers, { params: { id: centre }, query: { search }, signal }),
    placeholderData: keepPreviousData,
  })

const owedText = ({ owed }: KnownCustomer) => owed.map((sum) => moneyText(sum)).join(', ')

/** Who comes to a centre, by account or by telephone. */
export function Component() {
  usePageTitle('Customers')
  const { id = '' } = useParams()
  const [params, change] = useSearch()
  const search = params.get('q') ?? ''
  const [opened, setOpened] = useState<KnownCustomer>()
  const { data } = useQuery({ ...customersQuery(id, search), throwOnError: unlessSeen })
  return (
    <>
      <PageHead title="Customers">
        <p>Who comes, by account or by telephone</p>
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        <Field
          type="search"
          label="Name or telephone"
          maxLength={60}
          value={search}
          onChange={({ target }) => change({ q: target.value }, { replace: true })}
        />
        {!data && <Loading label="Loading the customers" height={240} />}
        {data?.customers.length === 0 && (
          <p>{search ? 'Nobody by that name or telephone.' : 'Nobody has booked here yet.'}</p>
        )}
        {data && data.customers.length > 0 && (
          <>
            <ul className={styles.list}>
              {data.customers.map((one) => (
                <li key={one._id}>
                  <div>
                    <strong>{one.name}</strong>
                    {one.notWelcome && <span className={styles.out}> Not welcome</span>}
                    <p className="small mute">
                      {one.account ? 'Account' : 'By telephone'}
                      {one.phone && `, ${one.phone}`}
                    </p>
                    <p className="small">
                      {countText(one.visits, 'visit')}, {one.cancelledLate} cancelled late, {one.noShows}{' '}
                      missed
                      {one.owed.length > 0 && `, owes ${owedText(one)}`}
                    </p>
                    {one.note && <p className="small">{one.note}</p>}
                  </div>
                  <Button variant="ghost" onClick={() => setOpened(one)}>
                    Change {one.name}
                  </Button>
                </li>
              ))}
            </ul>
            <p className="small mute">
              {data.customers.length} of {data.people}. Search to see others.
            </p>
          </>
        )}
        {opened && (
          <CustomerDialog
            key={opened._id}
            centre={id}
            customer={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </div>
    </>
  )
}
