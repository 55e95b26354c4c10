import type { Match } from '@i-one/contract/matches'
import type { Side } from '@i-one/contract/matches/sides'
import { effectiveEvents } from '@i-one/game/matches/event'
import { type Kickers, kickersOf } from '@i-one/game/matches/kickers'
import { useState } from 'react'
import { startersOf } from '../event-words.ts'
import type { AnyEvent, MatchStatus } from '../match-status.ts'

export interface Turn {
  side: Side
  number: number
  kickers: Kickers
  kicker: string | undefined
  choose: (player: string | undefined) => void
}

export const useTurn = (
  match: Match,
  { state, kicks }: MatchStatus,
  events: readonly AnyEvent[],
): Turn | undefined => {
  const [chosen, setChosen] = useState<{ number: number; player: string | undefined }>()
  const side = kicks?.next
  if (state !== 'shoot-out' || !side) return undefined
  const number = effectiveEvents(events).filter(({ type }) => type === 'shoot-out-kick').length + 1
  const kickers = kickersOf(events, startersOf(match, side), side)
  const kicker = chosen?.number === number ? chosen.player : kickers.next[0]
  return { side, number, kickers, kicker, choose: (player) => setChosen({ number, player }) }
}
