import type { MatchEvent } from './event.ts'
import { effectiveEvents } from './event.ts'
import { scoringSide } from './score.ts'

/** Two who saw one goal press within these milliseconds of each other. */
export const sameGoalMs = 10_000

/** The most pairs that are asked about at a time; when some are settled, others follow. */
export const mostAsked = 20

/** With so many goals after it a goal is compared, so that work and answer do not grow with the square of the goals. */
const nextGoals = 16

/** `by` is who recorded it; where that is not known, nothing is asked about the event. */
export type RecordedEvent = MatchEvent & { by?: string | null }

/**
 * Pairs of goals that may be one, recorded by two people: for the same side, at most `sameGoalMs` apart, and no
 * standing `two-goals` says that they are two. In the order of the earlier goal, which comes first; at most
 * `mostAsked`. The same for any order and repetition of `events`.
 */
export const sameGoals = (events: readonly RecordedEvent[]): [earlier: string, later: string][] => {
  const standing: RecordedEvent[] = effectiveEvents(events)
  const goals = standing.filter((event) => scoringSide(event) !== undefined)
  const separated = new Set(
    standing.map(({ type, goal, other }) => (type === 'two-goals' ? pairOf(goal, other) : '')),
  )
  const pairs: [earlier: string, later: string][] = []
  for (const [at, earlier] of goals.entries())
    for (const later of goals.slice(at + 1, at + 1 + nextGoals)) {
      if (pairs.length === mostAsked) return pairs
      if (mayBeOne(earlier, later) && !separated.has(pairOf(earlier.id, later.id)))
        pairs.push([earlier.id, later.id])
    }
  return pairs
}

const mayBeOne = (earlier: RecordedEvent, later: RecordedEvent): boolean =>
  Boolean(earlier.by && later.by) &&
  earlier.by !== later.by &&
  scoringSide(earlier) === scoringSide(later) &&
  Date.parse(later.at) - Date.parse(earlier.at) <= sameGoalMs

const pairOf = (one = '', other = ''): string => [one, other].toSorted().join(' ')
