import type { PitchPrices, PriceList } from '@i-one/contract/centres/prices'
import { wrongStretches } from '@i-one/game/centres/prices'
import { badInput } from '../../lib/http/refusal.ts'
import type { StoredPrices } from '../../pitches/prices/sql.ts'

export const requireClear = (lists: readonly PriceList[]) => {
  const wrong: Record<string, string> = {}
  for (const [n, { from, week }] of lists.entries()) {
    if (lists.slice(0, n).some((other) => other.from === from))
      wrong[`lists.${n}.from`] = 'Another list begins on that day'
    for (const [at, message] of wrongStretches(week)) wrong[`lists.${n}.week.${at}.close`] = message
  }
  if (Object.keys(wrong).length > 0) throw badInput(wrong)
}

export const toPitchPrices = (row: StoredPrices): PitchPrices => ({
  pitch: row.id,
  price: { amount: row.priceAmount, currency: row.priceCurrency },
  lists: row.prices?.lists ?? [],
  holidays: row.prices?.holidays ?? [],
  ...(row.terms && { terms: row.terms }),
  revision: row.revision,
})
