import type { Model } from './linearizable.ts'

/** `lost` means no response. Identifies holds by idempotency key, because the client may not know the id. */
export type SlotAct =
  | { what: 'hold'; key: string; from: number; count: number; said: 'taken' | 'lost' }
  | { what: 'hold'; key: string; from: number; count: number; said: 'held'; id: string }
  | { what: 'give-back' | 'run-out'; key: string; said: 'ok' | 'ended' | 'lost' }
  | { what: 'look'; free: readonly boolean[] }

interface Slots {
  keys: readonly string[]
  ids: Readonly<Record<string, string>>
}

const unknown = ''

const hold = ({ keys, ids }: Slots, act: SlotAct & { what: 'hold' }): Slots | undefined => {
  const { key, from, count, said } = act
  const id = said === 'held' ? act.id : unknown
  const first = ids[key]
  if (first !== undefined) {
    // a retry with the same idempotency key must return the first response
    if (said === 'taken' || (said === 'held' && first !== unknown && first !== id)) return undefined
    return { keys, ids: { ...ids, [key]: first || id } }
  }
  const isFree = keys.slice(from, from + count).every((taken) => taken === '')
  if (!isFree) return said === 'held' ? undefined : { keys, ids }
  if (said === 'taken' || (id && Object.values(ids).includes(id))) return undefined
  return {
    keys: keys.map((taken, n) => (n >= from && n < from + count ? key : taken)),
    ids: { ...ids, [key]: id },
  }
}

const end = ({ keys, ids }: Slots, { key, said }: { key: string; said: 'ok' | 'ended' | 'lost' }) => {
  const isHeld = keys.includes(key)
  if (said !== 'lost' && isHeld !== (said === 'ok')) return undefined
  return { keys: keys.map((taken) => (taken === key ? '' : taken)), ids }
}

export const createSlotsModel = (count: number): Model<Slots, SlotAct> => ({
  begin: { keys: Array.from({ length: count }, () => ''), ids: {} },
  after: (slots, act) => {
    if (act.what === 'hold') return hold(slots, act)
    if (act.what !== 'look') return end(slots, act)
    return slots.keys.every((key, n) => (key === '') === act.free[n]) ? slots : undefined
  },
  nameOf: ({ keys, ids }) => JSON.stringify([keys, Object.entries(ids).toSorted()]),
})
