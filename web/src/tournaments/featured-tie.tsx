import type { Tournament } from '@i-one/contract/tournaments'
import { getElapsedMs } from '@i-one/game/matches/clock'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CountDown } from '../lib/clock/count-down.tsx'
import { dayTimeText } from '../lib/pitch-time.ts'
import { useNow } from '../lib/use-now.ts'
import { FixtureStrip } from '../teams/fixture-strip.tsx'
import { Chip } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import { clockText } from '../ui/clock-text.ts'
import { commaText } from '../ui/text/joins.ts'
import { findFeaturedTie, isLive, getTieZone } from './ties.ts'

export function FeaturedTie({ tournament }: { tournament: Tournament }) {
  const shown = findFeaturedTie(tournament)
  if (!shown) return null
  const { tie, name } = shown
  const live = isLive(tie)
  const pitch = tournament.pitches.find(({ _id }) => _id === tie.pitch)
  const zone = getTieZone(tournament, tie)
  const penalties = tie.shootOut && `${tie.shootOut.T1}–${tie.shootOut.T2}`
  return (
    <FixtureStrip
      to={live ? `/m/${tie._id}` : `/upcoming-match?match=${tie._id}`}
      title={
        <>
          {live && (
            <Chip tone="live">
              <Trans>Live</Trans>
            </Chip>
          )}
          <b>{live ? name : t`Your next match`}</b>
        </>
      }
      about={commaText(!live && tie.start && dayTimeText(tie.start, zone), pitch?.name)}
      teams={[tie.teamOne.name, tie.teamTwo.name]}
      between={
        tie.score
          ? `${tie.score.T1}–${tie.score.T2}`
          : t({ message: 'v', comment: 'Placed between two teams' })
      }
    >
      {penalties ? (
        <>
          <Trans>
            <span className="num">{penalties}</span> <small className="text-small">on penalties</small>
          </Trans>
        </>
      ) : live ? (
        tie.clock && <TieClock clock={tie.clock} />
      ) : (
        <CountDown until={new Date(tie.start ?? 0)} />
      )}
    </FixtureStrip>
  )
}

type TieClockProps = { clock: Parameters<typeof getElapsedMs>[0]; className?: string | undefined }

export function TieClock({ clock, className }: TieClockProps) {
  const elapsed = getElapsedMs(clock, useNow(1000))
  return <span className={classNames('num', className)}>{clockText(elapsed, 'minutes')}</span>
}
