import type { Slot } from '@i-one/contract/bookings'
import type { Model } from '../slots/linearizable.ts'

export type SlotState = Slot['state']

export interface SlotRange {
  pitch: 'whole' | 'one' | 'two'
  from: number
  count: number
}

export type CombinedAct =
  | (SlotRange & { what: 'take'; as: Exclude<SlotState, 'free'>; key: string; said: 'taken' | 'lost' })
  | (SlotRange & { what: 'take'; as: Exclude<SlotState, 'free'>; key: string; said: 'got'; id: string })
  | { what: 'end'; key: string; said: 'ok' | 'ended' | 'lost' }
  | { what: 'look'; pitch: SlotRange['pitch']; shown: readonly SlotState[] }

interface Parts {
  keys: Readonly<Record<'one' | 'two', readonly string[]>>
  as: Readonly<Record<string, SlotState>>
  ids: Readonly<Record<string, string>>
}

const unknown = ''
const partsOf = { whole: ['one', 'two'], one: ['one'], two: ['two'] } as const

const take = (parts: Parts, act: CombinedAct & { what: 'take' }): Parts | undefined => {
  const { key, pitch, from, count, as, said } = act
  const id = said === 'got' ? act.id : unknown
  const first = parts.ids[key]
  if (first !== undefined) {
    // a retry with the same idempotency key must return the first response
    if (said === 'taken' || (said === 'got' && first !== unknown && first !== id)) return undefined
    return { ...parts, ids: { ...parts.ids, [key]: first || id } }
  }
  const isIn = (n: number) => n >= from && n < from + count
  const isFree = partsOf[pitch].every((part) =>
    parts.keys[part].every((taken, n) => !isIn(n) || taken === ''),
  )
  if (!isFree) return said === 'got' ? undefined : parts
  if (said === 'taken' || (id && Object.values(parts.ids).includes(id))) return undefined
  const keys = { ...parts.keys }
  for (const part of partsOf[pitch]) keys[part] = keys[part].map((taken, n) => (isIn(n) ? key : taken))
  return { keys, as: { ...parts.as, [key]: as }, ids: { ...parts.ids, [key]: id } }
}

const end = (parts: Parts, { key, said }: CombinedAct & { what: 'end' }): Parts | undefined => {
  const { one, two } = parts.keys
  const isThere = one.includes(key) || two.includes(key)
  const isRepeatable = parts.as[key] !== 'held'
  if (said === 'ended' ? isThere : said === 'ok' && !isThere && !isRepeatable) return undefined
  const without = (keys: readonly string[]) => keys.map((taken) => (taken === key ? '' : taken))
  return { ...parts, keys: { one: without(one), two: without(two) } }
}

const isSeen = ({ keys, as }: Parts, { pitch, shown }: CombinedAct & { what: 'look' }) =>
  shown.every((state, n) => {
    const there = partsOf[pitch].map((part) => keys[part][n]!).filter((key) => key !== '')
    return there.length === 0 ? state === 'free' : there.some((key) => as[key] === state)
  })

export const createCombinedModel = (count: number): Model<Parts, CombinedAct> => ({
  begin: {
    keys: { one: Array.from({ length: count }, () => ''), two: Array.from({ length: count }, () => '') },
    as: {},
    ids: {},
  },
  after: (parts, act) => {
    if (act.what === 'take') return take(parts, act)
    if (act.what === 'end') return end(parts, act)
    return isSeen(parts, act) ? parts : undefined
  },
  nameOf: ({ keys, ids }) => JSON.stringify([keys.one, keys.two, Object.entries(ids).toSorted()]),
})
