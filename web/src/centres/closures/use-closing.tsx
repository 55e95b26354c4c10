import { CallError } from '@i-one/contract/call'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { invalidateCalendar } from '../queries.ts'

type Closing<Input, Booking> = {
  close: (input: Input, key: string, taken: readonly Booking[]) => Promise<string>
  onClose: () => void
  onError: (error: unknown) => void
}

/** `taken` lists the conflicting bookings if the server rejected the closure because of them. */
export const useSaveClosure = <Input, Booking>({ close, onClose, onError }: Closing<Input, Booking>) => {
  const queries = useQueryClient()
  const [taken, setTaken] = useState<Booking[]>([])
  const [key, setKey] = useState(() => crypto.randomUUID())
  const changed = () => {
    setTaken([])
    setKey(crypto.randomUUID())
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => close(input, key, taken),
    onSuccess: (message) => {
      toast.success(message)
      onClose()
    },
    onError: (error) => {
      const code = error instanceof CallError && error.code
      // A network error keeps the idempotency key, so that a retry does not create a second closure.
      if (code) setKey(crypto.randomUUID())
      if (error instanceof CallError && code === 'bookings-in-the-way')
        setTaken(error.body['bookings'] as Booking[])
      else onError(error)
    },
    onSettled: () => void invalidateCalendar(queries),
  })
  return { taken, changed, mutate, isPending }
}

export const ConflictingBookings = ({ children }: { children: ReactNode[] }) => (
  <div role="alert">
    {children.length > 0 && (
      <>
        <p className="strong">
          <Trans>Nothing is closed yet because of these bookings:</Trans>
        </p>
        <ul>{children}</ul>
      </>
    )}
  </div>
)
