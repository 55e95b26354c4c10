import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { dayText, dayTimeText } from '../../lib/pitch-time.ts'
import { toTeamKit } from '../../stats/team-kit.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Crest } from '../../ui/football/crest.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { isLive, listOwnTeams, toSides, tieStateText, getTieZone } from '../ties.ts'

type TieCardProps = { tie: Tie; tournament: Tournament; isFinal?: boolean }

export function TieCard({ tie, tournament, isFinal = false }: TieCardProps) {
  const live = isLive(tie)
  const className = classNames(
    'grid grid-cols-1 gap-2 text-chalk no-underline print:bg-transparent print:text-black',
    live
      ? 'p-3.5 rounded-card bg-ink *:last:justify-self-start'
      : isFinal && !tie.winner
        ? 'p-3.5 border-3 border-chalk print:border-black'
        : 'py-1.5',
  )
  const content = (
    <>
      {toSides(tie).map(([side, team]) => (
        <Side key={side} tie={tie} side={side} team={team} tournament={tournament} />
      ))}
      {live ? (
        <Chip tone="live">
          <Trans>Live</Trans>
        </Chip>
      ) : (
        <TieTime tie={tie} tournament={tournament} />
      )}
    </>
  )
  if (!tie.isMatch) return <div className={className}>{content}</div>
  return (
    <Link className={`group ${className}`} to={`/m/${tie._id}`}>
      {content}
    </Link>
  )
}

type SideProps = {
  tie: Tie
  side: 'T1' | 'T2'
  team: Tie['teamOne']
  tournament: Tournament
}

function Side({ tie, side, team, tournament }: SideProps) {
  const entry = tournament.entries.find((one) => one.team._id === team.team)
  const isMine = listOwnTeams(tournament).has(team.team ?? '')
  const hasWon = tie.winner === side
  return (
    <p className="flex items-center gap-2.5 min-h-8">
      {entry && <Crest name={team.name} kit={toTeamKit(entry.team)} size={32} />}
      <span
        className={classNames(
          'flex-1 min-w-0 leading-[1.2] wrap-anywhere group-hover:underline group-hover:underline-offset-4',
          hasWon && 'font-[750]',
        )}
      >
        {team.name || t`No team`}
        {isMine && (
          <span className="inline-block ms-2 py-px px-2 rounded-[3px] bg-chalk text-ink text-least font-bold">
            <Trans comment="Marks your own team">You</Trans>
          </span>
        )}
      </span>
      {tie.shootOut && (
        <span
          className={classNames(
            'num grid place-items-center min-w-6.5 h-6.5 px-1 border-2 border-chalk text-small',
            hasWon && 'bg-chalk text-ink',
          )}
        >
          <Trans>
            {{ goals: tie.shootOut[side] }}
            <span className="vh"> on penalties</span>
          </Trans>
        </span>
      )}
      {tie.score && (
        <span
          className={classNames(
            'num min-w-5 text-[1.375rem] text-end',
            hasWon || isLive(tie) ? 'font-[850]' : 'font-[450]',
          )}
        >
          {tie.score[side]}
        </span>
      )}
    </p>
  )
}

function TieTime({ tie, tournament }: Pick<TieCardProps, 'tie' | 'tournament'>) {
  const zone = getTieZone(tournament, tie)
  const pitch = tournament.pitches.find(({ _id }) => _id === tie.pitch)
  const state = tieStateText(tie)
  const when = tie.start && (state ? dayText : dayTimeText)(tie.start, zone)
  const text = commaText(tie.earlier && t`Replay`, when, state, !state && pitch?.name)
  return text && <p className="text-least font-strong leading-[1.4]">{text}</p>
}
