import type { BankDetails } from '@i-one/contract/payments/bank-details'
import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { toast } from '../ui/feedback/toast.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Facts } from '../ui/layout/facts.tsx'
import { transferDetailsQuery } from './queries.ts'

/** Copying can fail, because browsers allow clipboard access only over HTTPS. */
const copy = async (number: string) => {
  try {
    await navigator.clipboard.writeText(number)
    toast.success(t`Account number copied`)
  } catch {
    toast.error(t`Couldn’t copy the account number. Select the number and copy it.`)
  }
}

export function TransferDetails({ session, owing }: { session: Session; owing: string }) {
  const { data } = useQuery(transferDetailsQuery(session, owing))
  return data?.details ? <BankAccount details={data.details} /> : undefined
}

const transferTo = t({ message: 'Transfer to', comment: 'Heading of bank details' })

export const BankAccount = ({ details: { bank, accountNumber, accountName } }: { details: BankDetails }) => (
  <section aria-label={transferTo} className="mt-3 mb-5">
    <p className="small strong">{transferTo}</p>
    <Facts
      facts={[
        [t`Bank`, bank],
        [
          t`Account number`,
          <span key="number" className="inline-flex items-center justify-end gap-1 -my-3 select-all">
            <span className="num">{accountNumber}</span>
            <IconButton
              icon="copy"
              label={t`Copy the account number`}
              onClick={() => void copy(accountNumber)}
            />
          </span>,
        ],
        [t`Name`, accountName],
      ]}
    />
  </section>
)
