import { type CentreCustomer, changeCustomer } from '@i-one/contract/centres/customers'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { CustomerBookings } from './customer-bookings.tsx'
import { deskNameText } from './words.ts'

type CustomerDialogProps = { centre: string; customer: CentreCustomer; onClose: () => void }

export function CustomerDialog({ centre, customer, onClose }: CustomerDialogProps) {
  const queries = useQueryClient()
  const [note, setNote] = useState(customer.note)
  const [notWelcome, setNotWelcome] = useState(customer.notWelcome)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(changeCustomer, { params: { id: centre, customer: customer._id }, body: { note, notWelcome } }),
    onSuccess: () => {
      toast.success(t`Customer saved`)
      onClose()
    },
    onError: toastError,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['host', 'customers'] }),
  })
  return (
    <Dialog
      onClose={onClose}
      dismissible={!isPending}
      look="sheet"
      title={<span translate="no">{customer.name}</span>}
      description={[customer.phone, customer.atDesk && deskNameText(customer.atDesk)]
        .filter(Boolean)
        .join('. ')}
      actions={
        <Button pending={isPending} pendingText={t`Saving...`} onClick={() => mutate()}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className="stack">
        <CustomerBookings centre={centre} customer={customer} />
        <Field
          label={t`Staff note`}
          hint={t`Only staff see this note here, but the customer's data export includes it.`}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Checkbox
          label={t`Barred`}
          checked={notWelcome}
          onChange={({ target }) => setNotWelcome(target.checked)}
        />
        <p className="small mute">
          <Trans>Barred customers can't book online here. Existing bookings stay.</Trans>
        </p>
      </div>
    </Dialog>
  )
}
