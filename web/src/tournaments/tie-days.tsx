import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { toTeamKit } from '../stats/team-kit.ts'
import { Chip } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { Crest } from '../ui/football/crest.tsx'
import { Section } from '../ui/layout/section.tsx'
import { commaText } from '../ui/text/joins.ts'
import { TieActions } from './organize/tie-acts.tsx'
import { groupTiesByDay, isLive, tieStateText, getTieZone, toSides } from './ties.ts'

export function TieDays({ tournament }: { tournament: Tournament }) {
  const days = groupTiesByDay(tournament)
  if (!days.length) return <Empty title={t`No matches yet`} sentence={t`Matches appear after the draw.`} />
  return days.map(({ day, ties }) => (
    <Section key={day ?? ''} title={day ? dayText(day, 'UTC') : t`No date yet`}>
      <ol>
        {ties.map(({ tie, name }) => (
          <TieLine key={tie._id} tie={tie} name={name} tournament={tournament}>
            <TieActions tournament={tournament} tie={tie} />
          </TieLine>
        ))}
      </ol>
    </Section>
  ))
}

type TieLineProps = { tie: Tie; name: string; tournament: Tournament; children?: ReactNode }

function TieLine({ tie, name, tournament, children }: TieLineProps) {
  const { start, score, shootOut, winner } = tie
  const pitch = tournament.pitches.find(({ _id }) => _id === tie.pitch)
  const penalties = shootOut && t`Penalties ${{ score: `${shootOut.T1}–${shootOut.T2}` }}`
  const about = commaText(name, tieStateText(tie), penalties, pitch?.name)
  const kitOf = (team: string | undefined) => {
    const entry = tournament.entries.find((one) => one.team._id === team)
    return entry && toTeamKit(entry.team)
  }
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-1 gap-x-4 py-3.5 border-b border-b-line">
      <p className="num pt-1.25 text-[1.125rem]">
        {start ? timeText(start, getTieZone(tournament, tie)) : <span className="mute">–</span>}
      </p>
      <div className="grid gap-1 max-w-[560px] wrap-anywhere *:last:justify-self-start">
        {toSides(tie).map(([side, { name: of, team }]) => (
          <p
            key={side}
            className={classNames('flex items-center gap-2.5 min-h-7', winner === side && 'font-[750]')}
          >
            {team && <Crest name={of} kit={kitOf(team)} size={28} />}
            <span>{of || t`No team`}</span>
            <span className="num flex-none ms-auto text-[1.125rem]">{score?.[side] ?? ''}</span>
          </p>
        ))}
        <p className="small mute">{tie.isMatch ? <Link to={`/m/${tie._id}`}>{about}</Link> : about}</p>
        {tie.earlier?.map((earlier) => (
          <p key={earlier._id} className="small mute">
            <EarlierTie earlier={earlier} zone={getTieZone(tournament, tie)} />
          </p>
        ))}
        {isLive(tie) && (
          <Chip tone="live">
            <Trans>Live</Trans>
          </Chip>
        )}
      </div>
      {children}
    </li>
  )
}

type EarlierTieProps = { earlier: NonNullable<Tie['earlier']>[number]; zone: string }

function EarlierTie({ earlier, zone }: EarlierTieProps) {
  const text = earlierTieText(earlier, zone)
  return earlier.isMatch ? <Link to={`/m/${earlier._id}`}>{text}</Link> : text
}

const earlierTieText = ({ score, start }: EarlierTieProps['earlier'], zone: string) => {
  const result = score && `${score.T1}–${score.T2}`
  const day = start && dayText(start, zone)
  if (result) return day ? t`Earlier match: ${result} on ${day}` : t`Earlier match: ${result}`
  return day ? t`Earlier match: no score on ${day}` : t`Earlier match: no score`
}
