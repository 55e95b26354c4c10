import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import { listEffectiveEvents, findVoidedIds } from '@i-one/game/matches/event'
import { findKickers } from '@i-one/game/matches/kickers'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { dayTimeText } from '../../lib/pitch-time.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { eventTitleText, findPlayerName, listStarters } from '../event-words.ts'
import type { AnyEvent, MatchProps, MatchStatus } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'

type FeedProps = MatchProps & {
  /** Adds an Undo button to each event. */
  scoring?: Scoring
}

export function Feed({ match, status, events, scoring }: FeedProps) {
  const lines = useMemo(() => toFeedLines(match, status, events), [match, status, events])
  return (
    <Section title={t`As it happened`}>
      {lines.length === 0 && (
        <p className="mute">
          <Trans>Nothing yet. Events appear here from kick-off.</Trans>
        </p>
      )}
      {/* uses a subgrid, so that a long minute like 80+32’ widens the column in every row */}
      <ol className="grid grid-cols-[minmax(60px,max-content)_minmax(0,1fr)_auto]">
        {lines.map(({ id, minute, title, detail, isVoid, toUndo }) => (
          <li key={id} className="grid col-span-full grid-cols-subgrid gap-3 py-3 border-b border-b-line">
            <span className="num pt-0.75 text-[1.125rem]">{minute}’</span>
            <span>
              {isVoid ? <s className="text-muted">{title}</s> : <b>{title}</b>}
              {detail && <span className="block text-muted text-small">{detail}</span>}
            </span>
            {scoring && toUndo.length > 0 && (
              <Button
                variant="ghost"
                size="small"
                className="self-start"
                aria-label={isVoid ? t`Restore: ${title}, ${minute}’` : t`Undo: ${title}, ${minute}’`}
                onClick={() => toUndo.forEach(scoring.undo)}
              >
                {isVoid ? t`Restore` : t`Undo`}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

const toFeedLines = (match: Match, { minuteOf }: MatchStatus, events: readonly AnyEvent[]) => {
  const voided = findVoidedIds(events)
  const assists = new Map(
    (listEffectiveEvents(events) as AnyEvent[])
      .filter(({ type }) => type === 'assist')
      .map((assist) => [assist.goal, assist]),
  )
  // voids are excluded, so that undone events stay in the feed; this call sorts events and drops repeated assists
  const inOrder = listEffectiveEvents(events.filter(({ type }) => type !== 'void')) as AnyEvent[]
  const known = new Set(events.map(({ id }) => id))
  const ended = findEndTime(events, voided)
  const outOfTurn = new Set(
    (['T1', 'T2'] as const).flatMap((side) => findKickers(events, listStarters(match, side), side).outOfTurn),
  )
  return inOrder
    .filter(({ type, goal }) => type !== 'assist' || !known.has(goal ?? ''))
    .map((event) => ({
      id: event.id,
      minute: minuteOf(event),
      title: eventTitleText(match, event),
      isVoid: voided.has(event.id),
      toUndo: voided.has(event.id) ? listEffectiveVoids(events, voided, event.id) : [event],
      detail: voided.has(event.id)
        ? undoneText(match, events, event.id, ended)
        : outOfTurn.has(event.id)
          ? t`Out of turn: other players had taken fewer kicks.`
          : detailText(match, event, assists.get(event.id), ended),
    }))
    .toReversed()
}

/** Returns all effective voids of an event, because two scorekeepers can undo the same event. */
const listEffectiveVoids = (events: readonly AnyEvent[], voided: ReadonlySet<string>, of: string) =>
  events.filter(({ id, voids }) => voids === of && !voided.has(id))

const detailText = (match: Match, event: AnyEvent, assist: AnyEvent | undefined, ended: Instant) => {
  const helper = assist && findPlayerName(match, assist.player)
  return [helper && t`Assist ${{ player: helper }}.`, addedText(match, event, ended)]
    .filter(Boolean)
    .join(' ')
}

const addedText = (match: Match, event: AnyEvent, ended: Instant) => {
  const scorekeeper = findRecorder(match, event)
  if (isAfter(event, ended)) {
    const dayAndTime = eventTimeText(match, event)
    return scorekeeper ? t`Added by ${scorekeeper}, ${dayAndTime}.` : t`Added, ${dayAndTime}.`
  }
  return event.type === 'goal' && scorekeeper ? t`Recorded by ${scorekeeper}.` : undefined
}

type Instant = number | undefined

const findEndTime = (events: readonly AnyEvent[], voided: ReadonlySet<string>): Instant => {
  const end = events.findLast(({ id, type }) => type === 'full-time' && !voided.has(id))
  return end && Date.parse(end.at)
}

const isAfter = ({ at }: AnyEvent, ended: Instant) => ended !== undefined && Date.parse(at) > ended

const eventTimeText = ({ pitch }: Match, { at }: AnyEvent) => dayTimeText(at, pitch.timeZone)

const undoneText = (match: Match, events: readonly AnyEvent[], id: string, ended: Instant) => {
  const undo = events.findLast(({ voids }) => voids === id)
  const scorekeeper = undo && findRecorder(match, undo)
  const dayAndTime = undo && isAfter(undo, ended) && eventTimeText(match, undo)
  if (!scorekeeper) return dayAndTime ? t`Undone, ${dayAndTime}` : t`Undone`
  return dayAndTime ? t`Undone by ${scorekeeper}, ${dayAndTime}` : t`Undone by ${scorekeeper}`
}

/** Looks up players first, because `recorders` lacks scorekeepers who joined after the page was opened. */
const findRecorder = (match: Match, event: AnyEvent) => {
  const { by } = event as Partial<Event>
  return findPlayerName(match, by) ?? match.recorders.find(({ _id }) => _id === by)?.name
}
