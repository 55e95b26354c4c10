import type { TournamentEntry, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMainStore } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { PlayerLink } from '../../stats/player-link.tsx'
import { toTeamKit } from '../../stats/team-kit.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Crest } from '../../ui/football/crest.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { isLive, isOver } from '../ties.ts'

const loadDialogs = () => import('./entry-dialogs.tsx')
const loadReplace = () => import('./replace-team.tsx')
const loadSquad = () => import('./squad-dialog.tsx')

type Act = 'squad' | 'points' | 'replace' | 'withdraw'
const actNames = { squad: t`Squad`, points: t`Points`, replace: t`Replace`, withdraw: t`Withdraw` } as const

const actLabels: Record<Act, (team: string) => string> = {
  squad: (team) => t`Squad of ${team}`,
  points: (team) => t`Points for ${team}`,
  replace: (team) => t`Replace ${team}`,
  withdraw: (team) => t`Withdraw ${team}`,
}

export function Entries({ tournament }: { tournament: Tournament }) {
  const { entries } = tournament
  const [open, setOpen] = useState<{ act: Act; entry: TournamentEntry }>()
  const close = () => setOpen(undefined)
  const squad = useLazyModule(loadSquad, open?.act === 'squad', close)
  const replace = useLazyModule(loadReplace, open?.act === 'replace', close)
  const dialogs = useLazyModule(loadDialogs, open?.act === 'points' || open?.act === 'withdraw', close)
  const now = useNow()
  const props = open && { tournament, entry: open.entry, onClose: close }
  return (
    <Section title={t`Teams`}>
      {entries.length === 0 && (
        <Empty title={t`No teams yet`} sentence={t`Be the first to enter.`} art="area" />
      )}
      <ul>
        {entries.map((entry) => (
          <Entry
            key={entry.team._id}
            entry={entry}
            acts={listEntryActs(tournament, entry, now)}
            onAct={(act) => setOpen({ act, entry })}
          />
        ))}
      </ul>
      {props && open.act === 'squad' && squad && <squad.SquadDialog {...props} />}
      {props && open.act === 'points' && dialogs && <dialogs.DeductPointsDialog {...props} />}
      {props && open.act === 'replace' && replace && <replace.ReplaceTeamDialog {...props} />}
      {props && open.act === 'withdraw' && dialogs && <dialogs.WithdrawTeamDialog {...props} />}
    </Section>
  )
}

/** Captains can change the squad until squads close, and the organizer until the tournament ends. */
const listEntryActs = (
  { mine, state, form, squad, stages }: Tournament,
  { team, state: entryState }: TournamentEntry,
  now: Date,
): Act[] => {
  const isMine = mine?.leads.includes(team._id) === true
  if (entryState === 'withdrawn' || state === 'cancelled' || !(mine?.organizer || isMine)) return []
  const isOpen = state !== 'finished'
  const hasPlayed = stages.some(({ ties }) =>
    ties.some(
      (tie) => [tie.teamOne.team, tie.teamTwo.team].includes(team._id) && (isOver(tie) || isLive(tie)),
    ),
  )
  const acts: Record<Act, boolean> = {
    squad: isOpen && (mine.organizer || now < new Date(squad.until)),
    points: mine.organizer && state !== 'entries' && form !== 'knock-out',
    replace: mine.organizer && isOpen && !hasPlayed,
    withdraw: isOpen,
  }
  return (['squad', 'points', 'replace', 'withdraw'] as const).filter((act) => acts[act])
}

type EntryProps = { entry: TournamentEntry; acts: readonly Act[]; onAct: (act: Act) => void }

function Entry({ entry: { team, state, squad, seed, group }, acts, onAct }: EntryProps) {
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const about = commaText(seed && t`Seed ${seed}`, group && t`group ${group}`)
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_auto] gap-4 items-start py-4 border-b border-b-line wrap-anywhere">
      <Crest name={team.name} kit={toTeamKit(team)} size={48} />
      <div className="grid justify-items-start gap-0.5">
        <h3>
          {isMember ? (
            <Link
              translate="no"
              className="block -my-3 py-3 no-underline hover:underline hover:underline-offset-4"
              to={`/teams/${team._id}`}
            >
              {team.name}
            </Link>
          ) : (
            team.name
          )}
        </h3>
        {about && <p className="small mute">{about}</p>}
        {state === 'withdrawn' && (
          <Chip>
            <Trans>Withdrawn</Trans>
          </Chip>
        )}
        <details>
          <summary className="min-h-11 py-2.5 text-small font-strong cursor-pointer">
            <Plural value={{ players: squad.length }} one="# player" other="# players" />
          </summary>
          <ul>
            {squad.map(({ player, number }, at) => (
              // visitors get no player ids: keyed by index, because players can have the same name
              // oxlint-disable-next-line react/no-array-index-key
              <li
                translate="no"
                key={player._id ?? at}
                className="grid grid-cols-[36px_minmax(0,1fr)] items-center min-h-9"
              >
                <span className="num">{number}</span>
                {player._id ? <PlayerLink player={player._id}>{player.name}</PlayerLink> : player.name}
              </li>
            ))}
          </ul>
        </details>
      </div>
      {acts.length > 0 && (
        <div className="flex flex-wrap col-[2/-1] gap-3 mt-1">
          {acts.map((act) => (
            <Button
              key={act}
              variant="ghost"
              size="small"
              onClick={() => onAct(act)}
              aria-label={actLabels[act](team.name)}
            >
              {actNames[act]}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
