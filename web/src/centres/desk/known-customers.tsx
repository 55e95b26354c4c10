import type { CentreCustomer } from '@i-one/contract/centres/customers'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { toCustomerSearch, getLastDigits } from './desk-answers.ts'
import { customersQuery } from './queries.ts'

type KnownCustomersProps = {
  centre: string
  input: { name: string; phone: string; renamed: boolean }
  onChange: (part: { name?: string; phone?: string; renamed?: boolean }) => void
}

export function KnownCustomers({ centre, input, onChange }: KnownCustomersProps) {
  const digits = getLastDigits(input.phone)
  const search = useDeferredValue(toCustomerSearch(input))
  const { data } = useQuery({ ...customersQuery(centre, search), enabled: search.length >= 2 })
  if (search.length < 2 || !data) return null
  const known = data.customers.find(({ phone }) => digits.length >= 7 && getLastDigits(phone) === digits)
  if (known) return <Known known={known} input={input} onChange={onChange} />
  const others = data.customers.filter(({ phone }) => phone !== '').slice(0, 3)
  return (
    <ul className="cluster" aria-label={t`Known customers`}>
      {others.map(({ _id, name, phone }) => (
        <li key={_id}>
          <Button variant="ghost" size="small" onClick={() => onChange({ name, phone })}>
            {name}, {phone}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type KnownProps = Omit<KnownCustomersProps, 'centre'> & { known: CentreCustomer }

function Known({ known, input, onChange }: KnownProps) {
  const { name, account, notWelcome, owed, note } = known
  const isOther = input.name.trim() !== '' && input.name.trim() !== name
  return (
    <div aria-live="polite">
      {notWelcome && (
        <p className="strong">
          <Trans>{name} is barred. You can still book for them.</Trans>
        </p>
      )}
      {owed.length > 0 && (
        <p className="strong">
          <Trans>
            {name} owes {{ sum: commaText(...owed.map((sum) => moneyText(sum))) }}.
          </Trans>
        </p>
      )}
      {note && <p className="small">{note}</p>}
      {isOther && !account && (
        <Checkbox
          label={t`This is ${name}'s number. Rename ${name} to ${{ newName: input.name.trim() }}`}
          checked={input.renamed}
          onChange={({ target }) => onChange({ renamed: target.checked })}
        />
      )}
    </div>
  )
}
