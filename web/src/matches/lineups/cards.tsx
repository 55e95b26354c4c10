import type { LineupPlayer } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { Button } from '../../ui/button.tsx'
import type { Scoring } from '../scoring.ts'

type CardsProps = { player: LineupPlayer; side: Side; scoring: Scoring }

const cards = [
  ['yellow', 'Yellow card', 'bg-[#f5c518]'],
  ['red', 'Red card', 'bg-danger'],
] as const

export const Cards = ({ player, side, scoring }: CardsProps) => (
  <div className="flex flex-wrap col-span-full gap-2">
    {cards.map(([card, text, colour]) => (
      <Button
        key={card}
        variant="ghost"
        size="small"
        onClick={() => scoring.record({ type: 'card', card, side, player: player.player })}
      >
        <i className={`w-3 h-4.25 border border-ink rounded-[2px] ${colour}`} />
        {text}
      </Button>
    ))}
  </div>
)
