import type { TournamentEntry } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMain } from '../../lib/store.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { PlayerLink } from '../../stats/player-link.tsx'
import { teamKit } from '../../stats/team-kit.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Crest } from '../../ui/football/crest.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { LiveTournament } from '../queries.ts'
import styles from './entries.module.css'

const loadDialog = () => import('./withdraw-team.tsx')

export function Entries({ tournament }: { tournament: LiveTournament }) {
  const { entries, mine, state } = tournament
  const [leaving, setLeaving] = useState<TournamentEntry>()
  const dialog = useLazyModule(loadDialog, leaving !== undefined, () => setLeaving(undefined))
  const isOver = state === 'finished' || state === 'cancelled'
  const mayWithdraw = ({ team, state: of }: TournamentEntry) =>
    !isOver && of === 'entered' && (mine?.organizer === true || mine?.leads.includes(team._id) === true)
  return (
    <Section title="Teams">
      {entries.length === 0 && <Empty title="No team yet" sentence="Be the first to enter." art="area" />}
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.team._id}
            entry={entry}
            onWithdraw={mayWithdraw(entry) ? () => setLeaving(entry) : undefined}
          />
        ))}
      </ul>
      {leaving && dialog && (
        <dialog.WithdrawTeam tournament={tournament} entry={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Section>
  )
}

type EntryProps = { entry: TournamentEntry; onWithdraw: (() => void) | undefined }

function Entry({ entry: { team, state, squad, seed, group }, onWithdraw }: EntryProps) {
  const isMember = useMain(({ auth }) => auth.isAuthenticated)
  const about = [seed && `Seed ${seed}`, group && `group ${group}`].filter(Boolean).join(', ')
  return (
    <li className={styles.entry}>
      <Crest name={team.name} kit={teamKit(team)} size={48} />
      <div className={styles.text}>
        <h3>{isMember ? <Link to={`/teams/${team._id}`}>{team.name}</Link> : team.name}</h3>
        {about && <p className="small mute">{about}</p>}
        {state === 'withdrawn' && <Chip>Withdrawn</Chip>}
        <details className={styles.squad}>
          <summary>{countText(squad.length, 'player')}</summary>
          <ul>
            {squad.map(({ player, number }, at) => (
              // a visitor learns no id, and two may be called alike
              // oxlint-disable-next-line react/no-array-index-key
              <li key={player._id ?? at}>
                <span className="num">{number}</span>
                {player._id ? <PlayerLink player={player._id}>{player.name}</PlayerLink> : player.name}
              </li>
            ))}
          </ul>
        </details>
      </div>
      {onWithdraw && (
        <Button variant="ghost" size="small" onClick={onWithdraw} aria-label={`Withdraw ${team.name}`}>
          Withdraw
        </Button>
      )}
    </li>
  )
}
