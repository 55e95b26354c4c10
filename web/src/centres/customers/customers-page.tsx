import { customerFilters, type CentreCustomer, type listCustomers } from '@i-one/contract/centres/customers'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
import { commaText } from '../../ui/text/joins.ts'
import { owedExplanation } from '../owed-means.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { useCustomers } from './use-customers.ts'
import { deskNameText } from './words.ts'

type Totals = Pick<z.infer<typeof listCustomers.reply>, 'people' | 'fresh' | 'owe' | 'owed'>

const owedText = ({ owed }: Pick<CentreCustomer, 'owed'>) => commaText(...owed.map((sum) => moneyText(sum)))

const toTotals = (totals: Totals) =>
  [
    [t({ message: 'people', comment: 'Shown below the number of customers' }), totals.people],
    [t({ message: 'new in 30 days', comment: 'Shown below the number of new customers' }), totals.fresh],
    [t({ message: 'owe you', comment: 'Shown below the number of customers with debts' }), totals.owe],
    [
      t({ message: 'owed', comment: 'Shown below the total that all customers owe' }),
      owedText(totals) || t`nothing`,
    ],
  ] as const

const emptyTexts = {
  all: t`No one has booked here yet.`,
  owe: t`No one owes anything.`,
  missed: t`Everyone showed up.`,
  'not-welcome': t`No one is barred.`,
} as const

export function Component() {
  usePageTitle(t`Customers`)
  const { id = '' } = useParams()
  const [params, change] = useSearch()
  const search = params.get('q') ?? ''
  const only = customerFilters.find((one) => one === params.get('only')) ?? 'all'
  const pages = Number(params.get('pages')) || 1
  const [opened, setOpened] = useState<CentreCustomer>()
  const { query, customers, counts, totals, showMore, isShort } = useCustomers(id, { search, only }, pages)
  return (
    <>
      <PageHead title={t`Customers`}>
        <p>
          <Trans>Everyone who has booked here, online or at the desk</Trans>
        </p>
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
          label={t`Name or phone`}
          maxLength={60}
          value={search}
          onChange={({ target }) => change({ q: target.value, pages: '' }, { replace: true })}
        />
        <Segmented
          label={t({ message: 'Show', comment: 'Label of a filter' })}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.75rem),1fr))] min-[456px]:inline-flex"
          value={only}
          onChange={(next) => change({ only: next === 'all' ? '' : next, pages: '' })}
          items={[
            { value: 'all', label: t`All` },
            { value: 'owe', label: counts ? t`Owing ${{ count: counts.owe }}` : t`Owing` },
            { value: 'missed', label: counts ? t`No-shows ${{ count: counts.missed }}` : t`No-shows` },
            {
              value: 'not-welcome',
              label: counts ? t`Barred ${{ count: counts['not-welcome'] }}` : t`Barred`,
            },
          ]}
        />
        <p className="small mute">{owedExplanation}</p>
        {!customers && <Loading label={t`Loading customers`} height={240} />}
        {customers?.length === 0 && !query.isPlaceholderData && (
          <p>{search ? t`No customer with that name or phone number.` : emptyTexts[only]}</p>
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
                <Trans>
                  {{ shown: customers.length }} of {{ all: counts[only] }}
                </Trans>
              </p>
            )}
            {query.isFetchNextPageError && (
              <p role="alert">
                <Trans>Couldn't load more customers. {{ reason: query.error?.message ?? '' }}.</Trans>
              </p>
            )}
            {query.hasNextPage && (
              <Button
                variant="ghost"
                pending={isShort || query.isFetchingNextPage}
                pendingText={t`Loading...`}
                onClick={() => showMore((next) => change({ pages: next }, { replace: true }))}
              >
                <Trans>Show more</Trans>
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

const recordText = ({ visits, cancelledLate, noShows, owed }: CentreCustomer) =>
  commaText(
    plural(visits, { one: '# visit', other: '# visits' }),
    t`${cancelledLate} cancelled late`,
    plural(noShows, { one: '# no-show', other: '# no-shows' }),
    owed.length > 0 && t`owes ${{ sum: owedText({ owed }) }}`,
  )

const Row = ({ customer, onOpen }: { customer: CentreCustomer; onOpen: () => void }) => (
  <li className="flex flex-wrap gap-3 items-center justify-between py-3.5 border-b border-line *:min-w-0 *:wrap-anywhere">
    <div>
      <strong translate="no">{customer.name}</strong>
      {customer.notWelcome && (
        <span className="text-danger font-strong">
          {' '}
          <Trans>Barred</Trans>
        </span>
      )}
      <p className="small mute">
        {commaText(customer.account ? t`Has an account` : t`No account`, customer.phone)}
      </p>
      {customer.atDesk && <p className="small mute">{deskNameText(customer.atDesk)}</p>}
      <p className="small">{recordText(customer)}</p>
      {customer.note && <p className="small">{customer.note}</p>}
    </div>
    <Button variant="ghost" onClick={onOpen}>
      <Trans>Edit {{ name: customer.name }}</Trans>
    </Button>
  </li>
)
