import type { Session, Place } from '@i-one/contract/sessions'
import { isUpcoming, isGoing } from '@i-one/contract/sessions/states'
import { day as oneDay } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { CountDown } from '../lib/clock/count-down.tsx'
import { teamsText } from '../lib/games.ts'
import { relativeDayText, timeRangeText } from '../lib/pitch-time.ts'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { useSheet } from '../lib/use-sheet.ts'
import { buttonClass } from '../ui/button-class.ts'
import { classNames } from '../ui/class-names.ts'
import { toKit, plainKit } from '../ui/football/kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Ticket } from '../ui/layout/ticket.tsx'
import { commaText } from '../ui/text/joins.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { goingText } from './going-text.ts'
import { pendingText } from './pending-text.ts'
import { toKickOffStatus } from './standing-text.ts'

const loadShareSheet = () => import('../sessions/sharing/share-sheet.tsx')

type SessionTicketProps = { session: Session; me: string; isNew: boolean }

export function SessionTicket({ session, me, isNew }: SessionTicketProps) {
  const [shown, show] = useSheet<'share'>()
  const isSharing = shown === 'share'
  const sheet = useLazyModule(loadShareSheet, isSharing, () => show(undefined))
  const heading = useId()
  const running = session.matches.find(({ state }) => state !== 'finished' && state !== 'scheduled')
  const upcoming = isUpcoming(session.state)
  const going = session.places.filter(({ state }) => isGoing(state))
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
            {goingText(
              going.map(({ player }) => player),
              me,
            )}
          </p>
          <TakenShirts session={session} places={going} />
          <div className="cluster mt-4.5">
            {running && (
              <Link className={classNames(buttonClass(), wide)} to={`/live-match?match=${running._id}`}>
                <Trans>Go to the match</Trans>
              </Link>
            )}
            <Link
              className={classNames(buttonClass({ variant: running ? 'line' : 'chalk' }), wide)}
              to={`/sessions/${session._id}`}
            >
              <Trans>See who’s in</Trans>
            </Link>
            {(upcoming || running) && (
              <IconButton
                icon="share"
                label={t`Share this game`}
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

type ClockProps = Omit<SessionTicketProps, 'me'> & {
  heading: string
  running: Session['matches'][number] | undefined
}

const clock = 'block mt-2.5 mb-0.5 text-dusk-on-ink'
const big = 'text-[length:clamp(2.75rem,14.6vw,4.5rem)] lg:text-[length:clamp(3.2rem,6.2vw,5rem)]'
/** Smaller font, so that a countdown of more than a day, like '19d 02:41:07', fits on one line. */
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
          {t`${{ teamOne: running.teamOne.name }} v ${{ teamTwo: running.teamTwo.name }}`}
        </Heading>
        <p className={classNames('num tracking-[0]', clock, big)}>
          {running.score.T1}–{running.score.T2}
        </p>
      </>
    )
  if (state === 'started' || isDue) {
    const { words, time } = toKickOffStatus(session)
    return (
      <>
        <Heading id={heading}>{words}</Heading>
        <p className={classNames('num tracking-[-0.04em]', clock, big)}>{time}</p>
      </>
    )
  }
  return (
    <>
      <Heading id={heading}>{isNew ? t`Your new game kicks off in` : t`Your next game kicks off in`}</Heading>
      <CountDown
        className={classNames('tracking-[-0.04em]', clock, isFar ? far : big)}
        until={new Date(start)}
        onEnd={() => setIsDue(true)}
      />
    </>
  )
}

function TicketFacts({ session }: { session: Session }) {
  const { pitch, start, going, capacity } = session
  const day = relativeDayText(start, pitch.timeZone, useNow())
  const zone = useZoneNote(start, pitch.timeZone)
  const pending = pendingText(session)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 mt-4.5">
        <div className="flex-1 min-w-[7rem]">
          <p translate="no" className="text-[1.125rem] font-strong leading-[1.3]">
            {pitch.name}
          </p>
          <p className="small text-balance text-ink-mute">
            {commaText(`${day} ${timeRangeText(session, pitch.timeZone)}`, zone, teamsText(session))}
          </p>
        </div>
        <p className="num flex-none text-[1.75rem]">
          <span aria-hidden="true">
            {going}
            <small className="text-[1em] text-ink-mute">/{capacity}</small>
          </span>
          <span className="vh">
            <Trans>
              {going} of {capacity} are in
            </Trans>
          </span>
        </p>
      </div>
      {pending && <p className="mt-2.5 font-strong">{pending}</p>}
    </>
  )
}

const maxShirts = 20

/** Renders nothing if the shirts would need more than two rows, because they would be too small to read. */
function TakenShirts({ session, places }: { session: Session; places: readonly Place[] }) {
  const { capacity, setNames } = session
  if (capacity > maxShirts) return null
  const free = Array.from({ length: Math.max(0, capacity - places.length) }, (_, at) => at)
  const kit = ({ set }: Place) => {
    const name = set && setNames[set - 1]
    return name ? toKit(name) : plainKit
  }
  return (
    <div className="grid grid-cols-[repeat(10,1fr)] gap-1 mt-3">
      {places.map((place) => (
        <Shirt key={place._id} className="w-full h-auto aspect-square" kit={kit(place)} />
      ))}
      {free.map((at) => (
        <Shirt key={at} className="w-full h-auto aspect-square" free />
      ))}
    </div>
  )
}
