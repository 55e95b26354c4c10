import { createBookingLink } from '@i-one/contract/centres/links'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CopyButton, ShareButton } from '../../lib/share-buttons.tsx'
import { toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'

/** Shows a new booking link only once, because the server stores only a hash of the code. */
export function BookingLink({ booking }: { booking: string }) {
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call(createBookingLink, { params: { id: booking } }),
    onError: toastError,
  })
  if (!data)
    return (
      <Button
        variant="ghost"
        pending={isPending}
        pendingText={t`Creating the link...`}
        onClick={() => mutate()}
      >
        <Trans>Create a link for the customer</Trans>
      </Button>
    )
  const url = `${location.origin}/booked?${new URLSearchParams({ code: data.code })}`
  return (
    <div className="stack">
      <Field
        label={t`Link for the customer`}
        hint={t`Until the booking starts, one person can use this link to turn the booking into a game. You can see who took over the booking, and undo the takeover. Copy the link now. It won't be shown again.`}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="cluster">
        <ShareButton title="i-one" text={t`Your booking on i-one:`} url={url} />
        <CopyButton text={url} />
      </div>
    </div>
  )
}
