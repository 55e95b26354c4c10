import type { Lineup, LineupPlayer } from '@i-one/contract/matches'

import { shirtPath } from '../ui/shirt.tsx'
import type { Kit } from '../ui/kit.ts'
import { PitchLines } from '../ui/pitch-lines.tsx'
import { groups } from './lineup-list.tsx'
import styles from './lineup-pitch.module.css'

type LineupPitchProps = { name: string; lineup: Lineup; kit: Kit }

/** Metres from the own goal line, which is at the top, on a pitch of 20 by 40. */
const lines = { goalkeeper: 3.4, defenders: 13.6, midfielders: 24.4, forward: 34.2 } as const

interface Spot {
  player: LineupPlayer
  x: number
  y: number
}

const spotsOf = (lineup: Lineup): Spot[] =>
  groups.flatMap(([group]) => {
    const players = lineup[group]
    return players.map((player, at) => ({
      player,
      x: player.x === undefined ? (20 * (at + 0.5)) / players.length : player.x / 5,
      y: player.y === undefined ? lines[group] : (player.y * 2) / 5,
    }))
  })

export const LineupPitch = ({ name, lineup, kit }: LineupPitchProps) => (
  <figure className={styles.pitch}>
    <PitchLines label={`${name}, keeper at the top`}>
      {spotsOf(lineup).map(({ player, x, y }) => (
        <g key={player.player}>
          <title>{`${player.name}, ${player.number}`}</title>
          <path
            className={styles.shirt}
            d={shirtPath}
            fill={kit.cloth}
            transform={`translate(${x - 1.925} ${y - 1.925}) scale(${3.85 / 48})`}
          />
          <text className={styles.number} x={x} y={y + 0.7} fill={kit.ink}>
            {player.number}
          </text>
          <text className={styles.name} x={x} y={y + 2.75}>
            {firstNameOf(player.name)}
          </text>
        </g>
      ))}
    </PitchLines>
  </figure>
)

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name
