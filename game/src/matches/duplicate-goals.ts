import { type MatchEvent, listEffectiveEvents } from './event.ts'
import { findScoringSide } from './score.ts'

export const duplicateWindow = 10_000

export const maxPairs = 20

/** Maximum number of later goals compared with each goal, so that the run time does not grow quadratically. */
const nextGoals = 16

export type RecordedEvent = MatchEvent & { by?: string | null }

export const findDuplicateGoals = (events: readonly RecordedEvent[]): [earlier: string, later: string][] => {
  const standing: RecordedEvent[] = listEffectiveEvents(events)
  const goals = standing.filter((event) => findScoringSide(event) !== undefined)
  const separated = new Set(
    standing.map(({ type, goal, other }) => (type === 'two-goals' ? pairOf(goal, other) : '')),
  )
  const pairs: [earlier: string, later: string][] = []
  for (const [at, earlier] of goals.entries())
    for (const later of goals.slice(at + 1, at + 1 + nextGoals)) {
      if (pairs.length === maxPairs) return pairs
      if (mayBeOne(earlier, later) && !separated.has(pairOf(earlier.id, later.id)))
        pairs.push([earlier.id, later.id])
    }
  return pairs
}

const mayBeOne = (earlier: RecordedEvent, later: RecordedEvent): boolean =>
  Boolean(earlier.by && later.by) &&
  earlier.by !== later.by &&
  findScoringSide(earlier) === findScoringSide(later) &&
  Date.parse(later.at) - Date.parse(earlier.at) <= duplicateWindow

const pairOf = (one = '', other = ''): string => [one, other].toSorted().join(' ')
