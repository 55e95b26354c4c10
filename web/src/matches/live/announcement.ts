import type { Match } from '@i-one/contract/matches'
import { t } from '@lingui/core/macro'
import { commaText } from '../../ui/text/joins.ts'
import { eventTitleText } from '../event-words.ts'
import type { AnyEvent, MatchStatus } from '../match-status.ts'

/** A reconnect can deliver many events at once. Above this number, only the score is announced. */
const max = 3

const changesScore = new Set(['goal', 'own-goal', 'void', 'full-time'])

/** Returns the text that screen readers announce for the events that are not in `before`. */
export const announcementText = (
  match: Match,
  events: readonly AnyEvent[],
  before: readonly AnyEvent[],
  { score, minuteOf }: Pick<MatchStatus, 'score' | 'minuteOf'>,
): string | undefined => {
  const known = new Set(before.map(({ id }) => id))
  const fresh = events.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return undefined
  const texts = fresh.length > max ? [] : fresh.map((event) => eventText(match, event, { events, minuteOf }))
  const hasChanged = fresh.some(({ type }) => changesScore.has(type))
  const { teamOne, teamTwo } = match
  const now = hasChanged
    ? [`${commaText(`${teamOne.name} ${score.T1}`, `${teamTwo.name} ${score.T2}`)}.`]
    : []
  return [...texts, ...now].join(' ') || undefined
}

const eventText = (
  match: Match,
  event: AnyEvent,
  { events, minuteOf }: Pick<MatchStatus, 'minuteOf'> & { events: readonly AnyEvent[] },
) => {
  const undone = event.voids ? events.find(({ id }) => id === event.voids) : undefined
  if (event.type !== 'void')
    return t`${{ event: eventTitleText(match, event) }}, minute ${{ minute: minuteOf(event) }}.`
  if (!undone) return t`Undone: an event.`
  return undone.type === 'void' ? t`Event restored.` : t`Undone: ${{ event: eventTitleText(match, undone) }}.`
}
