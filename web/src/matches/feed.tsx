import type { Event, Match } from '@i-one/contract/matches'
import { effectiveEvents, voidedIds } from '@i-one/game/event'
import { kickersOf } from '@i-one/game/kickers'
import { useMemo } from 'react'

import { Button } from '../ui/button.tsx'
import { Corner } from '../ui/corner.tsx'
import { eventTitle, lastNameOf, minuteText, nameOf, startersOf } from './event-words.ts'
import styles from './feed.module.css'
import type { Scoring } from './scoring.ts'
import type { Happening } from './standing.ts'

type FeedProps = {
  match: Match
  events: readonly Happening[]
  /** For who keeps the score: anything can be taken back, and that as well. */
  scoring?: Scoring
  className?: string
}

/** The newest first. What was taken back stays, struck through. */
export function Feed({ match, events, scoring, className }: FeedProps) {
  const lines = useMemo(() => feedLines(match, events), [match, events])
  return (
    <Corner title="As it happened" className={className}>
      {lines.length === 0 && <p className="mute">Nothing yet. It begins with the kick-off.</p>}
      <ol className={styles.feed}>
        {lines.map(({ id, minute, title, detail, isVoid, undo }) => (
          <li key={id}>
            <span className="num">{minute}’</span>
            <span>
              {isVoid ? <s className={styles.void}>{title}</s> : <b>{title}</b>}
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            {scoring && undo.length > 0 && (
              <Button
                variant="ghost"
                size="small"
                className={styles.undo}
                aria-label={`${isVoid ? 'Bring back' : 'Take back'}: ${title}, ${minute}’`}
                onClick={() => undo.forEach(scoring.takeBack)}
              >
                {isVoid ? 'Bring back' : 'Take back'}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Corner>
  )
}

const feedLines = (match: Match, events: readonly Happening[]) => {
  const voided = voidedIds(events)
  const assists = new Map(events.filter(({ type }) => type === 'assist').map((event) => [event.goal, event]))
  // without the voids nothing falls: this is the order alone
  const inOrder = effectiveEvents(events.filter(({ type }) => type !== 'void')) as Happening[]
  const known = new Set(events.map(({ id }) => id))
  const outOfTurn = new Set(
    (['T1', 'T2'] as const).flatMap((side) => kickersOf(events, startersOf(match, side), side).outOfTurn),
  )
  return inOrder
    .filter(({ type, goal }) => type !== 'assist' || !known.has(goal ?? ''))
    .map((event) => ({
      id: event.id,
      minute: minuteText(match, event),
      title: eventTitle(match, event),
      isVoid: voided.has(event.id),
      undo: voided.has(event.id) ? standingVoids(events, voided, event.id) : [event],
      detail: voided.has(event.id)
        ? undoneBy(match, events, event.id)
        : outOfTurn.has(event.id)
          ? 'Out of turn: not everyone had kicked as often.'
          : detailOf(match, event, standingOnly(assists.get(event.id), voided)),
    }))
    .toReversed()
}

/** Two may have taken the same thing back. */
const standingVoids = (events: readonly Happening[], voided: ReadonlySet<string>, of: string) =>
  events.filter(({ id, voids }) => voids === of && !voided.has(id))

const standingOnly = (event: Happening | undefined, voided: ReadonlySet<string>) =>
  event && !voided.has(event.id) ? event : undefined

const detailOf = (match: Match, event: Happening, assist: Happening | undefined) => {
  const helper = assist && nameOf(match, assist.player)
  const scorer = event.type === 'goal' && recorderOf(match, event)
  return [helper && `Assist ${helper}.`, scorer && `Recorded by ${scorer}.`].filter(Boolean).join(' ')
}

const undoneBy = (match: Match, events: readonly Happening[], id: string) => {
  const undo = events.findLast(({ voids }) => voids === id)
  const name = undo && recorderOf(match, undo)
  return name ? `Undone by ${name}` : 'Undone'
}

/** Who recorded it, where they play themselves: of others the page knows no name. */
const recorderOf = (match: Match, event: Happening) => {
  const name = nameOf(match, (event as Partial<Event>).by)
  return name && lastNameOf(name)
}
