import type { LineupPlayer } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { PlayerLink } from '../../stats/player-link.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { Crest } from '../../ui/football/crest.tsx'
import type { Kit } from '../../ui/football/kit.ts'
import type { AnyEvent } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { findGoalWithoutAssist, findLatestEvent } from '../scoring/last-action.ts'

type Counts = { goals: number; assists: number }

const columns =
  'grid grid-cols-[34px_40px_minmax(0,1fr)_auto] gap-3 items-center min-h-16 py-1.5 max-[360px]:gap-2'

type PlayerRowProps = {
  player: LineupPlayer
  kit: Kit
  counts?: Counts
  action?: ReactNode
}

export const PlayerRow = ({ player, kit, counts, action }: PlayerRowProps) => (
  <li className="border-b border-b-line">
    <div className={columns}>
      <Who player={player} kit={kit} counts={counts} isLink />
      {action}
    </div>
  </li>
)

type ScoringRowProps = {
  player: LineupPlayer
  kit: Kit
  counts: Counts
  side: Side
  scoring: Scoring
  events: readonly AnyEvent[]
  open: boolean
  onToggle: () => void
  action?: ReactNode
}

export function ScoringRow({ player, kit, counts, side, scoring, events, ...rest }: ScoringRowProps) {
  const { open, onToggle, action } = rest
  const id = useId()
  const goal = findGoalWithoutAssist(events, side, player.player)
  const setGoals = (next: number) => {
    const latest = findLatestEvent(events, 'goal', player.player)
    if (next > counts.goals) scoring.record({ type: 'goal', side, player: player.player })
    else if (latest) scoring.undo(latest)
  }
  const setAssists = (next: number) => {
    const latest = findLatestEvent(events, 'assist', player.player)
    if (next > counts.assists && goal)
      scoring.record({ type: 'assist', side, player: player.player, goal: goal.id })
    else if (next < counts.assists && latest) scoring.undo(latest)
  }
  return (
    <li
      className={classNames(
        'border-b',
        open ? 'relative -mx-3 px-3 border-b-transparent rounded-card bg-paper shadow-card' : 'border-b-line',
      )}
    >
      <button
        type="button"
        className={`${columns} w-full px-0 border-0 bg-transparent text-start cursor-pointer`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <Who player={player} kit={kit} counts={counts} />
      </button>
      {open && (
        <div id={id} className="grid grid-cols-[1fr_1fr] gap-3 pt-1 px-0 pb-4 max-[360px]:grid-cols-[1fr]">
          <Stepper
            label={t`Assist`}
            value={counts.assists}
            max={counts.assists + (goal ? 1 : 0)}
            onChange={setAssists}
          />
          <Stepper label={t`Goal`} value={counts.goals} strong onChange={setGoals} />
          <Cards {...{ player, side, scoring }} />
          {action}
          {!goal && (
            <p className="col-span-full text-muted text-small">
              <Trans>To add an assist, record a teammate’s goal first.</Trans>
            </p>
          )}
        </div>
      )}
    </li>
  )
}

type WhoProps = Omit<PlayerRowProps, 'action'> & { isLink?: boolean }

const Who = ({ player, kit, counts, isLink }: WhoProps) => (
  <>
    <span className="num text-[1.375rem] text-end">{player.number}</span>
    <Crest name={player.name} kit={kit} />
    {isLink ? (
      <PlayerLink
        player={player.player}
        className="flex items-center min-h-touch font-strong leading-[1.25] wrap-anywhere no-underline [a&]:hover:underline"
      >
        {player.name}
      </PlayerLink>
    ) : (
      <span translate="no" className="font-strong leading-[1.25] wrap-anywhere">
        {player.name}
      </span>
    )}
    {counts && (
      <span className="flex gap-1.5 max-[360px]:flex-col max-[360px]:gap-0.5">
        <Count look={counts.assists > 0 ? 'bg-turf-soft text-turf-hover' : 'bg-stone text-muted'}>
          <Trans>Assist {{ count: counts.assists }}</Trans>
        </Count>
        <Count look={counts.goals > 0 ? 'bg-ink text-white' : 'bg-stone text-muted'}>
          <Trans>Goal {{ count: counts.goals }}</Trans>
        </Count>
      </span>
    )}
  </>
)

const Count = ({ look, children }: { look: string; children: ReactNode }) => (
  <span
    className={`py-0.75 px-2.25 rounded-pill text-least tabular-nums font-strong whitespace-nowrap ${look}`}
  >
    {children}
  </span>
)

const cards = [
  ['yellow', t`Yellow card`, 'bg-[#f5c518]'],
  ['red', t`Red card`, 'bg-danger'],
] as const

const Cards = ({ player, side, scoring }: { player: LineupPlayer; side: Side; scoring: Scoring }) => (
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
