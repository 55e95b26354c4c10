import type { MatchEvent } from './event.ts'
import { effectiveEvents } from './event.ts'
import { scoringSide } from './score.ts'

/** Two who saw one goal press within these milliseconds of each other. */
export const sameGoalMs = 10_000

/** `by` is who recorded it; where that is not known, nothing is asked about the event. */
export type RecordedEvent = MatchEvent & { by?: string | null }

/**
 * Pairs of goals that may be one, recorded by two people: both stand, count for the same side, happened at most
 * `sameGoalMs` apart, and no standing `two-goals` says that they are two. The earlier goal of a pair comes first, and
 * the pairs are in the order of their earlier goals. The same for any order and repetition of `events`.
 */
export const sameGoals = (events: readonly RecordedEvent[]): [earlier: string, later: string][] => {
  const standing: RecordedEvent[] = effectiveEvents(events)
  const goals = standing.filter((event) => scoringSide(event) !== undefined)
  const separated = new Set(
    standing.map(({ type, goal, other }) => (type === 'two-goals' ? pairOf(goal, other) : '')),
  )
  return goals.flatMap((earlier, at) =>
    goals
      .slice(at + 1)
      .filter((later) => mayBeOne(earlier, later) && !separated.has(pairOf(earlier.id, later.id)))
      .map((later): [string, string] => [earlier.id, later.id]),
  )
}

const mayBeOne = (earlier: RecordedEvent, later: RecordedEvent): boolean =>
  Boolean(earlier.by && later.by) &&
  earlier.by !== later.by &&
  scoringSide(earlier) === scoringSide(later) &&
  Date.parse(later.at) - Date.parse(earlier.at) <= sameGoalMs

const pairOf = (one = '', other = ''): string => [one, other].toSorted().join(' ')
