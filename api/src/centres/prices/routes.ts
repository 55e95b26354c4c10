import type { CancellationPolicy } from '@i-one/contract/bookings'
import {
  getPrices,
  replacePrices,
  updateCancellationPolicy,
  type PitchPrices,
  type PriceList,
} from '@i-one/contract/centres/prices'
import { findInvalidTimeRanges } from '@i-one/game/centres/prices'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { toStaffId, addChangesToCentreLog } from '../../centre-log.ts'
import { ApiError, requireFound, toInputError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { type StoredPrices, findPrices, updatePrices } from '../../pitches/prices/sql.ts'
import { getOwnPitch } from '../../pitches/registration/actions.ts'
import { listChanges } from '../../settings-text.ts'
import { saveCancellationPolicy } from './sql.ts'

const requireClear = (lists: readonly PriceList[]) => {
  const wrong: Record<string, string> = {}
  for (const [n, { from, week }] of lists.entries()) {
    if (lists.slice(0, n).some((other) => other.from === from))
      wrong[`lists.${n}.from`] = i18n._('Another price list starts on that day')
    for (const [at, message] of findInvalidTimeRanges(week)) wrong[`lists.${n}.week.${at}.close`] = message
  }
  if (Object.keys(wrong).length > 0) throw toInputError(wrong)
}

const toPitchPrices = (row: StoredPrices): PitchPrices => ({
  pitch: row.id,
  price: { amount: row.priceAmount, currency: row.priceCurrency },
  lists: row.prices?.lists ?? [],
  holidays: row.prices?.holidays ?? [],
  ...(row.terms && { terms: row.terms }),
  revision: row.revision,
})

export const prices = (app: App) => {
  serve(app, getPrices, async ({ params, db }) =>
    toPitchPrices(requireFound(await findPrices(db, params.id))),
  )

  serve(app, replacePrices, async ({ params, body: { revision, ...input }, user, db, now }) => {
    const pitch = requireFound(await findPrices(db, params.id))
    requirePermission('replacePrices', pitch, user)
    requireClear(input.lists)
    const changed = await updatePrices(db, pitch.id, input, revision)
    if (!changed) throw new ApiError('pitch-changed', { pitch: await getOwnPitch(db, pitch.id, now) })
    const toSettings = ({ prices, priceCurrency: currency }: StoredPrices) => ({
      prices: prices ? { ...prices, currency } : ('' as const),
    })
    const at = { centreId: pitch.centreId, by: toStaffId(pitch, user), now }
    await addChangesToCentreLog(db, at, listChanges(toSettings(pitch), toSettings(changed)), pitch.name)
    return toPitchPrices(changed)
  })

  serve(app, updateCancellationPolicy, async ({ params, body, user, db, now }) => {
    const pitch = requireFound(await findPrices(db, params.id))
    requirePermission('updateCancellationPolicy', pitch, user)
    const before = await saveCancellationPolicy(db, pitch.centreId, body.terms)
    const toSettings = (policy: CancellationPolicy | null) => ({
      policy: policy ? { ...policy, currency: pitch.priceCurrency } : ('' as const),
    })
    const at = { centreId: pitch.centreId, by: toStaffId(pitch, user), now }
    await addChangesToCentreLog(db, at, listChanges(toSettings(before), toSettings(body.terms)))
    return toPitchPrices({ ...pitch, terms: body.terms })
  })
}
