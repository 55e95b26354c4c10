import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PlayerLink } from '../stats/player-link.tsx'
import { toTeamKit } from '../stats/team-kit.ts'
import { Shirt } from '../ui/football/shirt.tsx'
import { Section } from '../ui/layout/section.tsx'

type ScorersProps = { tournament: Tournament; most?: number; action?: ReactNode }

export function TopScorers({ tournament: { scorers, entries }, most, action }: ScorersProps) {
  const teams = new Map(entries.map(({ team }) => [team._id, team]))
  return (
    <Section title={t`Top scorers`} action={action}>
      {scorers.length === 0 && (
        <p className="mute">
          <Trans>No goals yet.</Trans>
        </p>
      )}
      <ol>
        {scorers.slice(0, most).map(({ player, team: id, count }, at) => {
          const team = teams.get(id)
          const name = player._id ? <PlayerLink player={player._id}>{player.name}</PlayerLink> : player.name
          return (
            // keyed by index, because visitors get no player ids and players can have the same name
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={at}
              className="grid grid-cols-[40px_minmax(0,1fr)_auto] gap-3.5 items-center py-3 border-b border-b-line wrap-anywhere"
            >
              <Shirt kit={team && toTeamKit(team)} outlined size={40} />
              <span className="grid">
                <b translate="no">{name}</b>
                <span translate="no" className="small mute">
                  {team?.name}
                </span>
              </span>
              <span className="num text-[1.5rem]">
                <Trans>
                  {count}
                  <span className="vh">
                    {' '}
                    <Plural value={count} one="goal" other="goals" />
                  </span>
                </Trans>
              </span>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
