import type { Session } from '@i-one/contract/sessions'
import { isAhead, isGoing } from '@i-one/contract/sessions/states'
import { day as oneDay } from '@i-one/game/durations'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { CountDown } from '../lib/clock/count-down.tsx'
import { useNow } from '../lib/use-now.ts'
import { useSheet } from '../lib/use-sheet.ts'
import { buttonClass } from '../ui/button-class.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Ticket } from '../ui/layout/ticket.tsx'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { goingText } from './going-text.ts'
import { standingText } from './standing-text.ts'
import { TakenShirts } from './taken-shirts.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import styles from './session-ticket.module.css'

const loadShareSheet = () => import('../sessions/sharing/share-sheet.tsx')

type SessionTicketProps = {
  session: Session
  me: string
  /** Made a moment ago. */
  isNew: boolean
}

export function SessionTicket({ session, me, isNew }: SessionTicketProps) {
  const [shown, show] = useSheet<'share'>()
  const isSharing = shown === 'share'
  const sheet = useLazyModule(loadShareSheet, isSharing, () => show(undefined))
  const heading = useId()
  const running = session.matches.find(({ state }) => state !== 'finished' && state !== 'scheduled')
  const isToCome = isAhead(session.state)
  const there = session.places.filter(({ state }) => isGoing(state))
  return (
    <Ticket
      labelledBy={heading}
      top={
        <>
          <Clock session={session} isNew={isNew} heading={heading} running={running} />
          <TicketFacts session={session} />
        </>
      }
      bottom={
        <>
          <p className={styles.quiet}>
            {goingText(there.map(({ player }) => (player._id === me ? 'You' : player.name)))}
          </p>
          <TakenShirts session={session} places={there} />
          <div className={`cluster ${styles.ways}`}>
            {running && (
              <Link className={buttonClass({ variant: 'primary' })} to={`/live-match?match=${running._id}`}>
                Go to the match
              </Link>
            )}
            <Link
              className={buttonClass({ variant: running ? 'line' : 'chalk' })}
              to={`/sessions/${session._id}`}
            >
              See who is in
            </Link>
            {(isToCome || running) && (
              <IconButton
                icon="share"
                label="Share this session"
                outlined
                className="border-ink-line"
                onClick={() => show('share')}
              />
            )}
          </div>
          {sheet && <sheet.ShareSheet session={session} open={isSharing} onClose={() => show(undefined)} />}
        </>
      }
    />
  )
}

type ClockProps = {
  session: Session
  isNew: boolean
  heading: string
  running: Session['matches'][number] | undefined
}

/** What the ticket says first: the time left, and once there is none, how the session goes. */
function Clock({ session, isNew, heading, running }: ClockProps) {
  const { start, state } = session
  const now = useNow()
  const [isDue, setIsDue] = useState(false)
  const isFar = Date.parse(start) - now.getTime() > oneDay
  if (running)
    return (
      <>
        <h2 id={heading} className={styles.heading}>
          {running.teamOne.name} v {running.teamTwo.name}
        </h2>
        <p className={`num ${styles.clock} ${styles.score}`}>
          {running.score.T1}–{running.score.T2}
        </p>
      </>
    )
  if (state === 'started' || isDue) {
    const { words, time } = standingText(session)
    return (
      <>
        <h2 id={heading} className={styles.heading}>
          {words}
        </h2>
        <p className={`num ${styles.clock}`}>{time}</p>
      </>
    )
  }
  return (
    <>
      <h2 id={heading} className={styles.heading}>
        Your {isNew ? 'new' : 'next'} session kicks off in
      </h2>
      <CountDown
        className={classNames(styles.clock, isFar && styles.far)}
        until={new Date(start)}
        onEnd={() => setIsDue(true)}
      />
    </>
  )
}
