import { plural, t } from '@lingui/core/macro'
import type { QueuedEvent } from './queued-events.ts'

const reasons: Record<string, string> = {
  'id-reused': t`This event is already saved with different details. Discard this copy.`,
  'not-in-lineup': t`That player isn’t in the team’s lineup.`,
  'match-unfinished': t`The next match has already begun.`,
  'match-full': t`This match already has 2000 events.`,
  'corrections-closed': t`Results can only be corrected for 48 hours. Ask the organizer or the staff.`,
  'later-match-begun': t`This changes a later match that has already started. Undo its kick-off or remove its result first.`,
  'other-teams': t`Other teams play this match now. Ask the organizer which result was corrected.`,
  'result-entered': t`The organizer has entered a result. Ask the organizer to remove the result.`,
  'match-replayed': t`This match will be replayed, so its events can’t change.`,
  'not-scorer': t`Only this match’s scorekeepers can record it.`,
  'not-found': t`This match no longer exists. Ask the organizer.`,
}

export const rejectionReasonText = ({ refused }: QueuedEvent) =>
  reasons[refused?.code ?? ''] ?? t`Rejected by the server.`

export const rejectedEventsText = (events: readonly QueuedEvent[]) => {
  const [first] = events
  if (!first) return ''
  const count = events.length
  const unsaved = plural(count, { one: '# event not saved.', other: '# events not saved.' })
  const subject = first.between ? t`${{ match: first.between }}: ${{ unsaved }}` : unsaved
  return `${subject} ${rejectionReasonText(first)}`
}

export type SameReasonEvents = [QueuedEvent, ...QueuedEvent[]]

export const findBlockingMatch = ({ refused }: QueuedEvent) => refused?.matches?.[0]

export const groupByReason = (events: readonly QueuedEvent[]) => {
  const groups = new Map<string, SameReasonEvents>()
  for (const one of events) {
    const key = `${rejectionReasonText(one)} ${findBlockingMatch(one)}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}
