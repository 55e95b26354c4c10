import type { Session } from '@i-one/contract/sessions'
import { useId, useState } from 'react'
import { Link } from 'react-router'

import { timeText } from '../lib/pitch-time.ts'
import { buttonClass } from '../ui/button-class.ts'
import { CountDown } from '../ui/count-down.tsx'
import { Ticket } from '../ui/ticket.tsx'
import type { Heard } from './queries.ts'
import styles from './session-ticket.module.css'
import { TakenShirts } from './taken-shirts.tsx'
import { WhenAndWhere } from './when-and-where.tsx'
import { whoIsIn } from './who-is-in.ts'

type SessionTicketProps = {
  session: Heard<Session>
  me: string
}

export function SessionTicket({ session, me }: SessionTicketProps) {
  const heading = useId()
  const running = session.matches.find(({ state }) => state !== 'finished' && state !== 'scheduled')
  const there = session.places.filter(({ state }) => state === 'going' || state === 'checked-in')
  return (
    <Ticket
      labelledBy={heading}
      top={
        <>
          <Clock session={session} heading={heading} running={running} />
          <WhenAndWhere session={session} />
        </>
      }
      bottom={
        <>
          <p className={styles.quiet}>
            {whoIsIn(there.map(({ player }) => (player._id === me ? 'You' : player.name)))}
          </p>
          <TakenShirts session={session} places={there} />
          <div className={styles.ways}>
            {running && (
              <Link className={buttonClass({ variant: 'primary' })} to={`/live-match?match=${running._id}`}>
                Watch it live
              </Link>
            )}
            <Link
              className={buttonClass({ variant: running ? 'line' : 'chalk' })}
              to={`/sessions/${session._id}`}
            >
              See who is in
            </Link>
          </div>
        </>
      }
    />
  )
}

type ClockProps = {
  session: Heard<Session>
  heading: string
  running: Session['matches'][number] | undefined
}

/** What the ticket says first: the time left, and once there is none, how the evening stands. */
function Clock({ session, heading, running }: ClockProps) {
  const { start, state, pitch, offset } = session
  const [isDue, setIsDue] = useState(false)
  if (running)
    return (
      <>
        <h2 id={heading} className={styles.heading}>
          {running.teamOne.name} v {running.teamTwo.name}
        </h2>
        <p className={`num ${styles.clock}`}>
          {running.score.T1}–{running.score.T2}
        </p>
      </>
    )
  if (state === 'started' || isDue)
    return (
      <>
        <h2 id={heading} className={styles.heading}>
          {state === 'started' ? 'Your session is on since' : 'Your session was to kick off at'}
        </h2>
        <p className={`num ${styles.clock}`}>{timeText(start, pitch.timeZone)}</p>
      </>
    )
  return (
    <>
      <h2 id={heading} className={styles.heading}>
        Your next session kicks off in
      </h2>
      <CountDown
        className={styles.clock}
        until={new Date(start)}
        offset={offset}
        onEnd={() => setIsDue(true)}
      />
    </>
  )
}
