import type { Session } from '@i-one/contract/sessions'
import { isAhead, isGoing } from '@i-one/contract/sessions/states'
import { day as oneDay } from '@i-one/game/durations'
import { type ReactNode, useId, useState } from 'react'
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

const loadShareSheet = () => import('../sessions/sharing/share-sheet.tsx')

type SessionTicketProps = {
  session: Session
  me: string
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
          <p className="small text-balance text-ink-mute">
            {goingText(there.map(({ player }) => (player._id === me ? 'You' : player.name)))}
          </p>
          <TakenShirts session={session} places={there} />
          <div className="cluster mt-4.5">
            {running && (
              <Link className={classNames(buttonClass(), wide)} to={`/live-match?match=${running._id}`}>
                Go to the match
              </Link>
            )}
            <Link
              className={classNames(buttonClass({ variant: running ? 'line' : 'chalk' }), wide)}
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

const wide = 'flex-auto max-w-full'

type ClockProps = {
  session: Session
  isNew: boolean
  heading: string
  running: Session['matches'][number] | undefined
}

const clock = 'block mt-2.5 mb-0.5 text-dusk-on-ink'
const big = 'text-[length:clamp(2.75rem,14.6vw,4.5rem)] lg:text-[length:clamp(3.2rem,6.2vw,5rem)]'
/** Keeps '19d 02:41:07' on one line. */
const far =
  'text-[length:clamp(1.75rem,9.6vw,2.75rem)] whitespace-nowrap lg:text-[length:clamp(2.5rem,3.9vw,3.5rem)]'

const Heading = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className="text-h3 font-[750] font-stretch-112% tracking-[-0.008em] leading-[1.25]">
    {children}
  </h2>
)

function Clock({ session, isNew, heading, running }: ClockProps) {
  const { start, state } = session
  const now = useNow()
  const [isDue, setIsDue] = useState(false)
  const isFar = Date.parse(start) - now.getTime() > oneDay
  if (running)
    return (
      <>
        <Heading id={heading}>
          {running.teamOne.name} v {running.teamTwo.name}
        </Heading>
        <p className={classNames('num tracking-[0]', clock, big)}>
          {running.score.T1}–{running.score.T2}
        </p>
      </>
    )
  if (state === 'started' || isDue) {
    const { words, time } = standingText(session)
    return (
      <>
        <Heading id={heading}>{words}</Heading>
        <p className={classNames('num tracking-[-0.04em]', clock, big)}>{time}</p>
      </>
    )
  }
  return (
    <>
      <Heading id={heading}>Your {isNew ? 'new' : 'next'} session kicks off in</Heading>
      <CountDown
        className={classNames('tracking-[-0.04em]', clock, isFar ? far : big)}
        until={new Date(start)}
        onEnd={() => setIsDue(true)}
      />
    </>
  )
}
