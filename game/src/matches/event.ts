export type Side = 'T1' | 'T2'

export type Period = 'first' | 'second' | 'extra-first' | 'extra-second' | 'shoot-out'

export const allPeriods: readonly Period[] = ['first', 'second', 'extra-first', 'extra-second', 'shoot-out']

export type EventType =
  | 'kick-off'
  | 'pause'
  | 'resume'
  | 'period-end'
  | 'goal'
  | 'own-goal'
  | 'assist'
  | 'card'
  | 'substitution'
  | 'shoot-out-kick'
  | 'full-time'
  | 'two-goals'
  | 'void'

export interface MatchEvent {
  id: string
  seq?: number
  type: EventType
  /** For an own goal, the scorer's side. For a shoot-out's kick-off, the side that kicks first. */
  side?: Side
  player?: string
  /** The goal that an assist belongs to. In a `two-goals` event, `goal` and `other` are different goals. */
  goal?: string
  on?: string
  card?: 'yellow' | 'red'
  scored?: boolean
  period?: Period
  clockMs: number
  at: string
  voids?: string
  other?: string
  kicksEach?: number
}

/** Sorts by the time events happened, because `seq` is only the order in which the server received them. */
export const listEffectiveEvents = (events: readonly MatchEvent[]): MatchEvent[] => {
  const stored = uniqueEvents(events)
  const voided = findVoided(stored)
  const effective = [...stored.values()].filter(({ id, type }) => type !== 'void' && !voided.has(id))
  // a goal has at most one assist, but two scorekeepers may each record one
  const assists = findFirstStored(
    effective.filter(({ type }) => type === 'assist'),
    ({ goal }) => goal,
  )
  return sortByTime(effective.filter((event) => event.type !== 'assist' || assists.get(event.goal) === event))
}

export const findKickOffTime = (events: readonly MatchEvent[]): string | undefined =>
  listEffectiveEvents(events).find(({ type }) => type === 'kick-off')?.at

export const findVoidedIds = (events: readonly MatchEvent[]): Set<string> => findVoided(uniqueEvents(events))

const uniqueEvents = (events: readonly MatchEvent[]) => findFirstStored(events, ({ id }) => id)

const findFirstStored = <Key>(events: readonly MatchEvent[], toKey: (event: MatchEvent) => Key) => {
  const first = new Map<Key, MatchEvent>()
  for (const event of events) {
    const known = first.get(toKey(event))
    if (known === undefined || firstStored(event, known) < 0) first.set(toKey(event), event)
  }
  return first
}

const firstStored = (a: MatchEvent, b: MatchEvent): number => {
  const [x, y] = [a.seq ?? Number.MAX_SAFE_INTEGER, b.seq ?? Number.MAX_SAFE_INTEGER]
  return x === y ? byText(content(a), content(b)) : x - y
}

const content = (event: MatchEvent): string =>
  JSON.stringify(Object.entries(event).toSorted(([a], [b]) => byText(a, b)))

const findVoided = (stored: ReadonlyMap<string, MatchEvent>): Set<string> => {
  const named = findDirectlyVoided(stored)
  const aboutThem = [...stored.values()].filter((event) => goalsMeant(event).some((id) => named.has(id)))
  return new Set([...named, ...aboutThem.map(({ id }) => id)])
}

const goalsMeant = ({ type, goal, other }: MatchEvent): string[] => {
  // guard: voiding a goal also voids its assist
  const ids = type === 'assist' ? [goal] : type === 'two-goals' ? [goal, other] : []
  return ids.filter((id) => id !== undefined)
}

// Voiding a void restores the event. Visits each void only once, so that a cycle cannot cause an endless loop.
const findDirectlyVoided = (stored: ReadonlyMap<string, MatchEvent>): Set<string> => {
  const names = new Map<string, string>()
  for (const { id, type, voids } of stored.values()) if (type === 'void' && voids) names.set(id, voids)
  const against = new Map<string, number>()
  for (const id of names.values()) against.set(id, (against.get(id) ?? 0) + 1)

  const fallen = new Set<string>()
  const standing = [...names.keys()].filter((id) => !against.has(id))
  for (let id = standing.pop(); id !== undefined; id = standing.pop()) {
    const hit = names.get(id)
    if (hit === undefined || fallen.has(hit)) continue
    fallen.add(hit)
    const freed = names.get(hit)
    if (freed === undefined) continue
    const left = (against.get(freed) ?? 0) - 1
    against.set(freed, left)
    if (left === 0 && names.has(freed)) standing.push(freed)
  }
  return fallen
}

const startsAndStops: Partial<Record<EventType, number>> = {
  'kick-off': -2,
  resume: -1,
  pause: 1,
  'period-end': 2,
  'full-time': 3,
}

const sortByTime = (events: readonly MatchEvent[]): MatchEvent[] => {
  const reached = reachedClocks(events)
  const clockOf = (event: MatchEvent) => Math.max(event.clockMs, reached[periodIndex(event)] ?? 0)
  return events.toSorted(
    (a, b) =>
      Date.parse(a.at) - Date.parse(b.at) ||
      clockOf(a) - clockOf(b) ||
      periodIndex(a) - periodIndex(b) ||
      a.clockMs - b.clockMs ||
      (startsAndStops[a.type] ?? 0) - (startsAndStops[b.type] ?? 0) ||
      byText(a.id, b.id),
  )
}

const reachedClocks = (events: readonly MatchEvent[]): number[] => {
  const reached = allPeriods.map(() => 0)
  for (const { period, clockMs } of events)
    for (let later = period ? allPeriods.indexOf(period) + 1 : Infinity; later < reached.length; later++)
      reached[later] = Math.max(reached[later] ?? 0, clockMs)
  return reached
}

const periodIndex = ({ period }: MatchEvent): number =>
  period === undefined ? -1 : allPeriods.indexOf(period)

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
