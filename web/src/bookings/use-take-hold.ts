import { type Slot } from '@i-one/contract/bookings'
import { releaseHold, createHold, type Hold } from '@i-one/contract/bookings/holds'
import { CallError } from '@i-one/contract/call'
import type { Money } from '@i-one/contract/shapes'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { isRetryable } from '../lib/query-client.ts'
import { errorText } from '../lib/show-error.ts'
import { toast } from '../ui/feedback/toast.ts'
import { holdQuery, slotsQuery } from './queries.ts'
import { deleteSavedHold, saveHold } from './saved-hold.ts'

export type HoldRequest = { pitch: string; start: string; slots: number; price?: Money; before?: string }

type Attempt = HoldRequest & { key: string }

const sendRequest = ({ pitch, start, slots, price, key }: Attempt) =>
  call(createHold, { body: { pitch, start, slots, ...(price && { price }) }, key })

export const abandonHold = (id: string) => {
  deleteSavedHold(id)
  return call(releaseHold, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
}

/** Creates the new hold before releasing the old hold, so that a failed request leaves the user with the old hold. */
export const useCreateHold = (onTaken: (hold: Hold) => void | Promise<void>) => {
  const queries = useQueryClient()
  const taking = useMutation({
    mutationFn: sendRequest,
    retry: isRetryable,
    onSuccess: async (hold, { before }) => {
      queries.setQueryData(holdQuery(hold._id).queryKey, hold)
      saveHold(hold)
      const there = onTaken(hold)
      if (before) await abandonHold(before)
      // The mutation stays pending until the next page is shown, so that the user cannot hold the slot twice.
      await there
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      if (error.code === 'price-changed') toast.error(newPriceText(error))
      else if (error.code !== 'slot-taken') toast.error(errorText(error))
    },
    onSettled: (_hold, _error, { pitch }) => queries.invalidateQueries(slotsQuery(pitch)),
  })
  return {
    // Automatic retries reuse this idempotency key, so that a lost response creates no second hold.
    take: (wish: HoldRequest) => taking.mutate({ ...wish, key: crypto.randomUUID() }),
    pending: taking.isPending,
    conflict: taking.error && toSlotConflict(taking.error),
    repriced: taking.error && taking.variables && toRepriced(taking.error, taking.variables),
    forget: taking.reset,
  }
}

const newPriceText = ({ message, body }: CallError) =>
  `${message} ${t`The price is now ${{ price: moneyText(body['price'] as Money) }}.`}`

export type RepricedHoldRequest = HoldRequest & { price: Money }

const toRepriced = (error: Error, { pitch, start, slots }: HoldRequest): RepricedHoldRequest | undefined =>
  error instanceof CallError && error.code === 'price-changed'
    ? { pitch, start, slots, price: error.body['price'] as Money }
    : undefined

export type SlotConflict = { message: string; alternatives: Slot[] }

const toSlotConflict = (error: Error): SlotConflict | undefined =>
  error instanceof CallError && error.code === 'slot-taken'
    ? { message: error.message, alternatives: (error.body['alternatives'] as Slot[] | undefined) ?? [] }
    : undefined
