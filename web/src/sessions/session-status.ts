import type { EndReason, Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { countText } from '@i-one/game/count-text'
import { isUnfinished } from '@i-one/game/matches/match-state'
import { moneyText } from '@i-one/game/payments/money'
import { getEarliestStart } from '@i-one/game/sessions/deadlines'
import { timeAtText, shortTimeText } from '../lib/time/time-beside.ts'

const reasons: Record<EndReason, string> = {
  'not-authorized-in-time': 'The pitch didn’t answer in time.',
  declined: 'The pitch declined.',
  'too-few-players': 'Too few players joined in time.',
  captain: 'The captain called it off.',
  pitch: 'The pitch called it off.',
  staff: 'i-one called it off.',
  rain: 'It rained.',
  power: 'The power was out.',
  'pitch-shut': 'The pitch was closed.',
  'not-enough-players': 'There weren’t enough players.',
}

export const reasonText = (reason: string): string | undefined => reasons[reason as EndReason]

type Ended = Pick<Session, 'state' | 'reason' | 'cancelFee'>

export const endedText = ({ state, reason, cancelFee }: Ended) => {
  const why = reason ? ` ${reasons[reason]}` : ''
  if (state === 'finished') return 'This game is finished.'
  const owed = cancelFee ? ` The captain owes the pitch ${moneyText(cancelFee)} for cancelling.` : ''
  return state === 'cancelled' ? `This game is cancelled.${why}${owed}` : `This game was called off.${why}`
}

export const isUnderfilled = (
  { state, comingAnyway, fillBy }: Pick<Session, 'state' | 'comingAnyway' | 'fillBy'>,
  now: Date,
) => state === 'open' && !comingAnyway && now < new Date(fillBy)

export type CountdownStatus = { sentence: string; detail?: string; until: Date }

const playersText = (count: number) => countText(count, 'more player')

export const findCountdownStatus = (session: Session, now: Date): CountdownStatus | undefined => {
  const { state, booking, authorizeBy, going, minimum, pitch, mine } = session
  const start = new Date(session.start)
  const end = new Date(session.end)
  const fillBy = new Date(session.fillBy)
  if (isEnded(session.state)) return undefined
  if (state === 'started') return now < end ? { sentence: 'Time left on the pitch', until: end } : undefined
  if (mine?.state === 'offered' && mine.offerUntil)
    return {
      sentence: 'A spot opened up. It’s held for you.',
      detail: `Accept before ${shortTimeText(mine.offerUntil, pitch.timeZone, now)}`,
      until: new Date(mine.offerUntil),
    }
  if (booking.state === 'pending' && authorizeBy)
    return {
      sentence: 'Waiting for the pitch to confirm',
      detail: 'If the pitch doesn’t answer in time, the game is called off',
      until: new Date(authorizeBy),
    }
  const missing = minimum - going
  if (isUnderfilled(session, now))
    return {
      sentence: `${playersText(missing)} needed`,
      detail: `Called off ${timeAtText(fillBy, pitch.timeZone, start)} ${missing > 1 ? `unless ${missing} join` : 'if no one else joins'}`,
      until: fillBy,
    }
  const startable = getEarliestStart(start)
  if (now < start)
    return {
      sentence: 'Kick-off in',
      detail:
        now < startable
          ? `Can start from ${shortTimeText(startable, pitch.timeZone, start)}`
          : 'Can start now',
      until: start,
    }
  return now < end ? { sentence: 'Time left on the pitch', detail: 'Not started yet', until: end } : undefined
}

export const findCurrentMatch = ({ matches }: Pick<Session, 'matches'>) =>
  matches.find(({ state }) => isUnfinished(state))

export const tabLabels = { session: 'Game', matches: 'Matches', history: 'History' } as const
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
