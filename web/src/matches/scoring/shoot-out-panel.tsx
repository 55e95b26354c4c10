import type { Match } from '@i-one/contract/matches'
import type { Kicker } from '@i-one/game/matches/kickers'
import { classNames } from '../../ui/class-names.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { kitsOf } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { lastNameOf, playersOf, teamOf } from '../event-words.ts'
import type { Turn } from './use-turn.ts'
import styles from './shoot-out-panel.module.css'

type ShootOutPanelProps = { match: Match; turn: Turn }

/** Who takes the next kick. Somebody out of turn can be chosen, since it may have been so, and is pointed out. */
export function ShootOutPanel({ match, turn }: ShootOutPanelProps) {
  const { side, number, kickers, kicker, choose } = turn
  const kit = kitsOf(match.teamOne.name, match.teamTwo.name)[side === 'T1' ? 0 : 1]
  const players = new Map(playersOf(match, side).map((player) => [player.player, player]))
  const isOutOfTurn = kicker !== undefined && !kickers.next.includes(kicker)
  return (
    <Section title={`Kick ${number}. Who takes it?`}>
      <p className="mute">{teamOf(match, side).name}. Everyone shoots once before anyone shoots twice.</p>
      <fieldset
        className="grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-1 mt-3"
        aria-label="Who takes it?"
      >
        {kickers.eligible.map((one) => {
          const player = players.get(one.player)
          if (!player) return null
          const isChosen = one.player === kicker
          return (
            <button
              key={one.player}
              type="button"
              aria-pressed={isChosen}
              className={classNames(styles.kicker, !kickers.next.includes(one.player) && styles.done)}
              onClick={() => choose(one.player)}
            >
              <Shirt kit={kit} text={String(player.number)} outlined size={48} />
              <span>{lastNameOf(player.name)}</span>
              <span>{isChosen ? 'takes it' : lastKick(one)}</span>
            </button>
          )
        })}
        <button
          type="button"
          aria-pressed={kicker === undefined}
          className={styles.kicker}
          onClick={() => choose(undefined)}
        >
          <Shirt free text="?" size={48} />
          <span>Not sure</span>
        </button>
      </fieldset>
      {isOutOfTurn && (
        <StatusLine tone="wait">Others have not kicked as often yet. It counts all the same.</StatusLine>
      )}
    </Section>
  )
}

const lastKick = ({ kicks }: Kicker) => {
  const last = kicks.at(-1)
  return last === undefined ? '' : last ? 'scored' : 'missed'
}
