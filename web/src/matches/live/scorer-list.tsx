import type { Match } from '@i-one/contract/matches'
import type { Scorer } from '@i-one/game/matches/score'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PlayerLink } from '../../stats/player-link.tsx'
import { findPlayerName } from '../event-words.ts'

type ScorerListProps = { match: Match; scorers: readonly Scorer[]; none: string }

export function ScorerList({ match, scorers, none }: ScorerListProps) {
  return (
    <ul className="lg:row-start-2 lg:self-end lg:text-[1.0625rem] lg:text-start lg:last:col-3 lg:last:text-end">
      {scorers.length === 0 && (
        <li className="inline-block py-1.5 text-ink-mute pointer-coarse:py-2.75">{none}</li>
      )}
      {scorers.map(({ player, ownGoal, minutes }) => (
        <li key={`${player} ${ownGoal}`}>
          <ScorerName {...{ match, player }} />{' '}
          {minutes.map((minute, at) => (
            // keyed by index, because a player can score twice in a minute and the order never changes
            // oxlint-disable-next-line react/no-array-index-key
            <b key={at} className="tabular-nums">
              {at > 0 && ', '}
              {minute}’
            </b>
          ))}
          {ownGoal && ` ${t`(own goal)`}`}
        </li>
      ))}
    </ul>
  )
}

const ScorerName = ({ match, player }: { match: Match; player: string | null }) => {
  const name = findPlayerName(match, player)
  if (!player || !name)
    return (
      <span className="inline-block py-1.5 pointer-coarse:py-2.75">
        <Trans>Goal</Trans>
      </span>
    )
  return (
    <PlayerLink
      player={player}
      className="inline-block py-1.5 no-underline pointer-coarse:py-2.75 [a&]:hover:underline"
    >
      {name}
    </PlayerLink>
  )
}
