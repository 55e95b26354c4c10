/** How many ids make a lot is the list's business; `after` is the last one of the lot before. */
type List = (after: string | null) => Promise<string[]>

async function* lotsOf(list: List) {
  let ids = await list(null)
  while (ids.length) {
    yield ids
    ids = await list(ids.at(-1) ?? null)
  }
}

/** All there is, lot by lot in its order, two at a time: while one is computed here, the database writes the other. */
export const inLots = async (list: List, work: (ids: string[]) => Promise<void>) => {
  const lots = lotsOf(list)
  const workOn = async () => {
    for await (const ids of lots) await work(ids)
  }
  await Promise.all([workOn(), workOn()])
}
