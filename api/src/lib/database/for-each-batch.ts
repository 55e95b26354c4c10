type List = (after: string | null) => Promise<string[]>

async function* readBatches(list: List) {
  let ids = await list(null)
  while (ids.length) {
    yield ids
    ids = await list(ids.at(-1) ?? null)
  }
}

export const forEachBatch = async (list: List, work: (ids: string[]) => Promise<void>) => {
  const batches = readBatches(list)
  const workOn = async () => {
    for await (const ids of batches) await work(ids)
  }
  await Promise.all([workOn(), workOn()])
}
