import { customerFilters, type CentreCustomer, type listCustomers } from '@i-one/contract/centres/customers'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { useState } from 'react'
import { useParams } from 'react-router'
import type * as z from 'zod/mini'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { owedExplanation } from '../owed-means.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { useCustomers } from './use-customers.ts'
import { deskNameText } from './words.ts'

type Totals = Pick<z.infer<typeof listCustomers.reply>, 'people' | 'fresh' | 'owe' | 'owed'>

const owedText = ({ owed }: Pick<CentreCustomer, 'owed'>) => owed.map((sum) => moneyText(sum)).join(', ')

const toTotals = (totals: Totals) =>
  [
    ['people', totals.people],
    ['new in 30 days', totals.fresh],
    ['owe you', totals.owe],
    ['owed', owedText(totals) || 'nothing'],
  ] as const

const emptyTexts = {
  all: 'No one has booked here yet.',
  owe: 'No one owes anything.',
  missed: 'Everyone showed up.',
  'not-welcome': 'No one is barred.',
} as const

export function Component() {
  usePageTitle('Customers')
  const { id = '' } = useParams()
  const [params, change] = useSearch()
  const search = params.get('q') ?? ''
  const only = customerFilters.find((one) => one === params.get('only')) ?? 'all'
  const pages = Number(params.get('pages')) || 1
  const [opened, setOpened] = useState<CentreCustomer>()
  const { query, customers, counts, totals, showMore, isShort } = useCustomers(id, { search, only }, pages)
  return (
    <>
      <PageHead title="Customers">
        <p>Everyone who has booked here, online or at the desk</p>
        {totals && (
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),auto))] gap-x-8 gap-y-3 mt-3 min-[456px]:flex min-[456px]:flex-wrap">
            {toTotals(totals).map(([name, value]) => (
              <div key={name} className="flex flex-col-reverse">
                <dt>{name}</dt>
                <dd className="text-[1.5rem] font-extrabold num">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </PageHead>
      <div className="wrap grid grid-cols-1 gap-6 max-w-[calc(760px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
        <Field
          type="search"
          label="Name or phone"
          maxLength={60}
          value={search}
          onChange={({ target }) => change({ q: target.value, pages: '' }, { replace: true })}
        />
        <Segmented
          label="Show"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] min-[456px]:inline-flex"
          value={only}
          onChange={(next) => change({ only: next === 'all' ? '' : next, pages: '' })}
          items={[
            { value: 'all', label: 'All' },
            { value: 'owe', label: counts ? `Owing ${counts.owe}` : 'Owing' },
            { value: 'missed', label: counts ? `No-shows ${counts.missed}` : 'No-shows' },
            { value: 'not-welcome', label: counts ? `Barred ${counts['not-welcome']}` : 'Barred' },
          ]}
        />
        <p className="small mute">{owedExplanation}</p>
        {!customers && <Loading label="Loading the customers" height={240} />}
        {customers?.length === 0 && !query.isPlaceholderData && (
          <p>{search ? 'No customer with that name or phone number.' : emptyTexts[only]}</p>
        )}
        {customers && customers.length > 0 && (
          <>
            <ul aria-busy={query.isPlaceholderData}>
              {customers.map((one) => (
                <Row key={one._id} customer={one} onOpen={() => setOpened(one)} />
              ))}
            </ul>
            {counts && !query.isPlaceholderData && (
              <p className="small mute">
                {customers.length} of {counts[only]}
              </p>
            )}
            {query.isFetchNextPageError && (
              <p role="alert">Couldn't load more customers. {query.error?.message}.</p>
            )}
            {query.hasNextPage && (
              <Button
                variant="ghost"
                pending={isShort || query.isFetchingNextPage}
                pendingText="Loading..."
                onClick={() => showMore((next) => change({ pages: next }, { replace: true }))}
              >
                Show more
              </Button>
            )}
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

const Row = ({ customer, onOpen }: { customer: CentreCustomer; onOpen: () => void }) => (
  <li className="flex flex-wrap gap-3 items-center justify-between py-3.5 border-b border-line *:min-w-0 *:wrap-anywhere">
    <div>
      <strong>{customer.name}</strong>
      {customer.notWelcome && <span className="text-danger font-strong"> Barred</span>}
      <p className="small mute">
        {customer.account ? 'Has an account' : 'No account'}
        {customer.phone && `, ${customer.phone}`}
      </p>
      {customer.atDesk && <p className="small mute">{deskNameText(customer.atDesk)}</p>}
      <p className="small">
        {countText(customer.visits, 'visit')}, {customer.cancelledLate} cancelled late,{' '}
        {countText(customer.noShows, 'no-show')}
        {customer.owed.length > 0 && `, owes ${owedText(customer)}`}
      </p>
      {customer.note && <p className="small">{customer.note}</p>}
    </div>
    <Button variant="ghost" onClick={onOpen}>
      Edit {customer.name}
    </Button>
  </li>
)
