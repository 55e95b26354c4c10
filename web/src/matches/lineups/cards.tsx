import type { LineupPlayer } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { Button } from '../../ui/button.tsx'
import type { Scoring } from '../scoring.ts'
import styles from './cards.module.css'

type CardsProps = { player: LineupPlayer; side: Side; scoring: Scoring }

const cards = [
  ['yellow', 'Yellow card'],
  ['red', 'Red card'],
] as const

export const Cards = ({ player, side, scoring }: CardsProps) => (
  <div className={styles.cards}>
    {cards.map(([card, text]) => (
      <Button
        key={card}
        variant="ghost"
        size="small"
        onClick={() => scoring.record({ type: 'card', card, side, player: player.player })}
      >
        <i className={styles[card]} />
        {text}
      </Button>
    ))}
  </div>
)
