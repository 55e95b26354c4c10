import { isLinearizable } from '../slots/linearizable.ts'
import type { SlotHistorySetup } from '../slots/play-slots.ts'
import { findWrongPrices } from './agreed-prices.ts'
import { createCombinedModel } from './combined-model.ts'
import { createCombinedPitch } from './make-combined.ts'
import { playCombinedHistory } from './play-combined.ts'

const slots = 2

export const playCombinedHistories = async (town: SlotHistorySetup, count: number) => {
  const found = {
    operations: 0,
    lost: 0,
    sales: 0,
    priceChanged: 0,
    wrong: [] as unknown[],
    untrue: [] as unknown[],
  }
  for (let n = 0; n < count; n++) {
    const { history, sales, prices } = await playCombinedHistory(town, await createCombinedPitch(town, slots))
    found.operations += history.length
    found.lost += history.filter(({ answered }) => answered === Infinity).length
    found.sales += sales.length
    found.priceChanged += sales.filter(({ said }) => said === 'price-changed').length
    if (!isLinearizable(history, createCombinedModel(slots))) found.wrong.push(history)
    found.untrue.push(...(await findWrongPrices(town.db, prices, sales)))
  }
  return found
}
