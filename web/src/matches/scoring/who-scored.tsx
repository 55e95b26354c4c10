import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import type { LineupPlayer } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toKits } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { toFirstName, toLastName, findPlayerName, listPlayers } from '../event-words.ts'
import type { Scoring } from '../scoring.ts'
import { ShirtButton, ShirtButtons } from './shirt-button.tsx'

type GoalScorerProps = {
  match: Match
  scoring: Scoring
  /** Time when the user pressed Goal. The goal gets this time, however late the scorer is chosen. */
  at: Date
  onDone: () => void
}

const sides = ['T1', 'T2'] as const

export function GoalScorerDialog({ match, scoring, at, onDone }: GoalScorerProps) {
  const [isOwn, setIsOwn] = useState(false)
  const [goal, setGoal] = useState<NewEvent>()
  if (goal) return <AssistDialog {...{ match, scoring, goal, onDone }} />

  const scored = (side: Side, player: string | undefined) => {
    const recorded = scoring.record({ type: isOwn ? 'own-goal' : 'goal', side, player }, at)
    if (isOwn || !player) onDone()
    else setGoal(recorded)
  }
  return (
    <Dialog
      onClose={onDone}
      look="sheet"
      title={isOwn ? t`Whose own goal?` : t`Who scored?`}
      description={isOwn ? t`The goal counts for the other team.` : undefined}
      actions={
        <>
          <Button variant="ghost" aria-pressed={isOwn} onClick={() => setIsOwn(!isOwn)}>
            {isOwn ? t`Not an own goal` : t`Own goal`}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {sides.map((side) => (
        <Shirts key={side} match={match} side={side} onChoose={(player) => scored(side, player)} unknown />
      ))}
    </Dialog>
  )
}

type AssistProps = Omit<GoalScorerProps, 'at'> & { goal: NewEvent }

function AssistDialog({ match, scoring, goal, onDone }: AssistProps) {
  const { side = 'T1', player, period, clockMs, at, id } = goal
  const assisted = (player: string | undefined) => {
    scoring.record({ type: 'assist', side, player, goal: id, period, clockMs }, new Date(at))
    onDone()
  }
  return (
    <Dialog
      onClose={onDone}
      look="sheet"
      title={t`Whose assist?`}
      description={t`Goal, ${{ player: findPlayerName(match, player) ?? '' }}. It already counts.`}
      actions={
        <Button variant="ghost" onClick={onDone}>
          <Trans>No assist</Trans>
        </Button>
      }
    >
      <Shirts match={match} side={side} except={player} onChoose={assisted} />
    </Dialog>
  )
}

type ShirtsProps = {
  match: Match
  side: Side
  except?: string
  unknown?: boolean
  onChoose: (player: string | undefined) => void
}

function Shirts({ match, side, except, unknown, onChoose }: ShirtsProps) {
  const { teamOne, teamTwo } = match
  const kit = toKits(teamOne.name, teamTwo.name)[side === 'T1' ? 0 : 1]
  const team = side === 'T1' ? teamOne.name : teamTwo.name
  const players = listPlayers(match, side).filter(({ player }) => player !== except)
  return (
    <fieldset className="mt-3" aria-label={team}>
      <h3 className="text-[1.25rem] font-stretch-125% font-extrabold">{team}</h3>
      <ShirtButtons>
        {players.map((player) => (
          <ShirtButton
            key={player.player}
            name={shortName(player, players)}
            onClick={() => onChoose(player.player)}
          >
            <Shirt kit={kit} text={String(player.number)} outlined size={52} />
          </ShirtButton>
        ))}
        {unknown && (
          <ShirtButton
            name={t`Not sure`}
            aria-label={t`${team}, not sure`}
            onClick={() => onChoose(undefined)}
          >
            <Shirt free text="?" size={52} />
          </ShirtButton>
        )}
      </ShirtButtons>
    </fieldset>
  )
}

/** Returns the first name, or the last name if another player has the same first name. */
const shortName = ({ name }: LineupPlayer, players: readonly LineupPlayer[]) => {
  const first = toFirstName(name)
  return players.filter((one) => toFirstName(one.name) === first).length > 1 ? toLastName(name) : first
}
