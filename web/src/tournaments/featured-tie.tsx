import { elapsedAt } from '@i-one/game/matches/clock'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { useNow } from '../lib/use-now.ts'
import { FixtureStrip } from '../teams/fixture-strip.tsx'
import { Chip } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import { clockText } from '../ui/clock-text.ts'
import { CountDown } from '../ui/count-down.tsx'
import type { LiveTournament } from './queries.ts'
import { featured, isLive, zoneOf } from './ties.ts'

/** On ink, as a clock runs here: the match that is played now, or my next one. */
export function FeaturedTie({ tournament }: { tournament: LiveTournament }) {
  const shown = featured(tournament)
  if (!shown) return null
  const { tie, name } = shown
  const live = isLive(tie)
  const pitch = tournament.pitches.find(({ _id }) => _id === tie.pitch)
  const zone = zoneOf(tournament, tie)
  return (
    <FixtureStrip
      to={live ? `/m/${tie._id}` : `/upcoming-match?match=${tie._id}`}
      title={
        <>
          {live && <Chip tone="live">Live</Chip>}
          <b>{live ? name : 'Your next match'}</b>
        </>
      }
      about={[!live && tie.start && `${dayText(tie.start, zone)}, ${timeText(tie.start, zone)}`, pitch?.name]
        .filter(Boolean)
        .join(', ')}
      teams={[tie.teamOne.name, tie.teamTwo.name]}
      between={tie.score ? `${tie.score.T1}–${tie.score.T2}` : 'v'}
    >
      {tie.shootOut ? (
        <>
          <span className="num">
            {tie.shootOut.T1}–{tie.shootOut.T2}
          </span>{' '}
          <small>on penalties</small>
        </>
      ) : live ? (
        tie.clock && <FeaturedClock clock={tie.clock} offset={tournament.offset} />
      ) : (
        <CountDown until={new Date(tie.start ?? 0)} offset={tournament.offset} />
      )}
    </FixtureStrip>
  )
}

type FeaturedClockProps = {
  clock: Parameters<typeof elapsedAt>[0]
  offset: number
  className?: string | undefined
}

/** Minutes and seconds, by the server's clock. */
export function FeaturedClock({ clock, offset, className }: FeaturedClockProps) {
  const now = useNow(1000)
  const elapsed = elapsedAt(clock, new Date(now.getTime() + offset))
  return <span className={classNames('num', className)}>{clockText(elapsed, 'minutes')}</span>
}
