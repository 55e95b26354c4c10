import { isLinearizable } from '../slots/linearizable.ts'
import type { SlotTown } from '../slots/play-slots.ts'
import { findUntruePrices } from './agreed-prices.ts'
import { combinedModel } from './combined-model.ts'
import { createCombinedPitch } from './make-combined.ts'
import { playCombined } from './play-combined.ts'

const slots = 2

export const playCombinedHistories = async (town: SlotTown, count: number) => {
  const found = {
    operations: 0,
    lost: 0,
    sales: 0,
    priceChanged: 0,
    wrong: [] as unknown[],
    untrue: [] as unknown[],
  }
  for (let n = 0; n < count; n++) {
    const { history, sales, prices } = await playCombined(town, await createCombinedPitch(town, slots))
    found.operations += history.length
    found.lost += history.filter(({ answered }) => answered === Infinity).length
    found.sales += sales.length
    found.priceChanged += sales.filter(({ said }) => said === 'price-changed').length
    if (!isLinearizable(history, combinedModel(slots))) found.wrong.push(history)
    found.untrue.push(...(await findUntruePrices(town.db, prices, sales)))
  }
  return found
}
