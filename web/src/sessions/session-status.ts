import type { EndReason, Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { isUnfinished } from '@i-one/game/matches/match-state'
import { moneyText } from '@i-one/game/payments/money'
import { getEarliestStart } from '@i-one/game/sessions/deadlines'
import { plural, t } from '@lingui/core/macro'
import { type TimeBeside, toTimeBeside, shortTimeText } from '../lib/time/time-beside.ts'

const reasons: Record<EndReason, string> = {
  'not-authorized-in-time': t`The pitch didn’t answer in time.`,
  declined: t`The pitch declined.`,
  'too-few-players': t`Too few players joined in time.`,
  captain: t`The captain called it off.`,
  pitch: t`The pitch called it off.`,
  staff: t`i-one called it off.`,
  rain: t`It rained.`,
  power: t`The power was out.`,
  'pitch-shut': t`The pitch was closed.`,
  'not-enough-players': t`There weren’t enough players.`,
}

export const reasonText = (reason: string): string | undefined => reasons[reason as EndReason]

type Ended = Pick<Session, 'state' | 'reason' | 'cancelFee'>

export const endedText = ({ state, reason, cancelFee }: Ended) => {
  if (state === 'finished') return t`This game is finished.`
  const owed =
    state === 'cancelled' &&
    cancelFee &&
    t`The captain owes the pitch ${{ fee: moneyText(cancelFee) }} for cancelling.`
  return [
    state === 'cancelled' ? t`This game is cancelled.` : t`This game was called off.`,
    reason && reasons[reason],
    owed,
  ]
    .filter(Boolean)
    .join(' ')
}

export const isUnderfilled = (
  { state, comingAnyway, fillBy }: Pick<Session, 'state' | 'comingAnyway' | 'fillBy'>,
  now: Date,
) => state === 'open' && !comingAnyway && now < new Date(fillBy)

const calledOffText = (missing: number, { day, time }: TimeBeside) => {
  if (missing > 1)
    return day
      ? t`Called off on ${day} at ${time} unless ${missing} join`
      : t`Called off at ${time} unless ${missing} join`
  return day
    ? t`Called off on ${day} at ${time} if no one else joins`
    : t`Called off at ${time} if no one else joins`
}

export type CountdownStatus = { sentence: string; detail?: string; until: Date }

export const findCountdownStatus = (session: Session, now: Date): CountdownStatus | undefined => {
  const { state, booking, authorizeBy, going, minimum, pitch, mine } = session
  const start = new Date(session.start)
  const end = new Date(session.end)
  const fillBy = new Date(session.fillBy)
  if (isEnded(session.state)) return undefined
  if (state === 'started') return now < end ? { sentence: t`Time left on the pitch`, until: end } : undefined
  if (mine?.state === 'offered' && mine.offerUntil)
    return {
      sentence: t`A spot opened up. It’s held for you.`,
      detail: t`Accept before ${{ time: shortTimeText(mine.offerUntil, pitch.timeZone, now) }}`,
      until: new Date(mine.offerUntil),
    }
  if (booking.state === 'pending' && authorizeBy)
    return {
      sentence: t`Waiting for the pitch to confirm`,
      detail: t`If the pitch doesn’t answer in time, the game is called off`,
      until: new Date(authorizeBy),
    }
  const missing = minimum - going
  if (isUnderfilled(session, now))
    return {
      sentence: plural(missing, { one: '# more player needed', other: '# more players needed' }),
      detail: calledOffText(missing, toTimeBeside(fillBy, pitch.timeZone, start)),
      until: fillBy,
    }
  const startable = getEarliestStart(start)
  if (now < start)
    return {
      sentence: t`Kick-off in`,
      detail:
        now < startable
          ? t`Can start from ${{ time: shortTimeText(startable, pitch.timeZone, start) }}`
          : t`Can start now`,
      until: start,
    }
  return now < end
    ? { sentence: t`Time left on the pitch`, detail: t`Not started yet`, until: end }
    : undefined
}

export const findCurrentMatch = ({ matches }: Pick<Session, 'matches'>) =>
  matches.find(({ state }) => isUnfinished(state))

export const tabLabels = { session: t`Game`, matches: t`Matches`, history: t`History` } as const
export type SessionTab = keyof typeof tabLabels

type Shown = Pick<Session, 'matches' | 'next'>

export const listTabs = ({ matches, next }: Shown, signedIn: boolean): readonly SessionTab[] => {
  const played: SessionTab[] = matches.length > 0 || next ? ['matches'] : []
  const history: SessionTab[] = signedIn ? ['history'] : []
  return ['session', ...played, ...history]
}

export const findSelectedTab = (tabs: readonly SessionTab[], address: URLSearchParams): SessionTab =>
  tabs.find((tab) => address.has(tab)) ?? 'session'

export const captainToolsId = 'captains-tools'

export const captainToolsLocation = { search: '', hash: captainToolsId }
