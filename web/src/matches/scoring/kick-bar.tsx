import type { Match } from '@i-one/contract/matches'
import { nameOf, teamOf } from '../event-words.ts'
import type { AnyEvent } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { Bar, BarButton, RoundButton } from './bar-parts.tsx'
import type { Turn } from './use-turn.ts'

type KickBarProps = { match: Match; scoring: Scoring; turn: Turn; last: AnyEvent | undefined }

/** Kick after kick, where the thumb is. */
export function KickBar({ match, scoring, turn, last }: KickBarProps) {
  const { side, number, kicker } = turn
  const kick = (scored: boolean) =>
    scoring.record({ type: 'shoot-out-kick', side, player: kicker, scored, period: 'shoot-out' })
  return (
    <Bar
      last={
        <>
          <b>{nameOf(match, kicker) ?? teamOf(match, side).name}</b>{' '}
          <span className="text-ink-mute">takes kick {number}</span>
        </>
      }
    >
      {last && <RoundButton icon="undo" label="Undo" onClick={() => scoring.takeBack(last)} />}
      <BarButton onClick={() => kick(false)}>Missed</BarButton>
      <BarButton main onClick={() => kick(true)}>
        Scored
      </BarButton>
    </Bar>
  )
}
