import { minute } from '@i-one/game/durations'
import { isLive, isOver } from '@i-one/game/matches/match-state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { dayText } from '../../lib/pitch-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DecorationClip } from '../../ui/football/crop.tsx'
import { toKits } from '../../ui/football/kit.ts'
import { commaText } from '../../ui/text/joins.ts'
import type { MatchProps, MatchStatus } from '../match-status.ts'
import { shootOutText, getMatchDay } from './board-words.ts'
import { phaseText } from './phase-text.ts'
import { RunningClock } from './running-clock.tsx'
import { ScorerList } from './scorer-list.tsx'
import styles from './board.module.css'

type BoardProps = MatchProps & { ref?: RefObject<HTMLElement | null>; children?: ReactNode }

const titles: Partial<Record<MatchStatus['state'], string>> = {
  finished: t`Full time`,
  abandoned: t`Abandoned`,
  walkover: t`Walkover`,
  postponed: t`Postponed`,
}

const underPoints = 'mt-3.5 text-center lg:col-start-2 lg:row-start-2 lg:self-start'

export function Board({ match, status, events, ref, children }: BoardProps) {
  const { teamOne, teamTwo, pitch, start } = match
  const { score, clock, scorers, sameGoals } = status
  // during a shoot-out the board counts scored kicks instead of goals
  const kicks = status.state === 'shoot-out' ? status.kicks : undefined
  const day = getMatchDay({ start, state: status.state }, events, useNow(minute))
  const phase = phaseText(match, status)
  const none = isOver(status.state) ? t`No goals` : t`No goals yet`
  return (
    <Frame
      ref={ref}
      title={titles[status.state] ?? t`Live Match`}
      isLive={isLive(status.state)}
      place={
        <>
          {kicks ? phase : <span translate="no">{pitch.name}</span>}
          <br />
          {kicks
            ? t`${{ goalsOne: score.T1 }}–${{ goalsTwo: score.T2 }} before penalties`
            : dayText(day, pitch.timeZone)}
        </>
      }
    >
      <Points one={teamOne.name} two={teamTwo.name} score={kicks ?? score} />
      <div className={underPoints}>
        {kicks ? (
          <p className="strong mx-auto max-w-[24ch] text-dusk-on-ink text-[1.125rem] font-stretch-112% leading-[1.25]">
            {shootOutText(match, kicks, events)}
          </p>
        ) : (
          <RunningClock
            clock={clock}
            className={classNames('num', styles.clock, clock.running ? 'text-dusk-on-ink' : 'text-ink-mute')}
          />
        )}
        {phase && !kicks && <p className="mt-2 font-stretch-112% font-bold leading-[1.25]">{phase}</p>}
        {sameGoals.length > 0 && (
          <p className="mt-2 font-stretch-112% font-bold leading-[1.25]">
            <Trans>Same goal?</Trans>
          </p>
        )}
      </div>
      {!kicks && (
        <div className="grid grid-cols-[1fr_1fr] gap-x-6 gap-y-1 pt-3 pb-4.5 text-[0.9375rem] text-center wrap-anywhere lg:contents">
          <ScorerList match={match} scorers={scorers.T1} none={none} />
          <ScorerList match={match} scorers={scorers.T2} none={none} />
        </div>
      )}
      {children}
    </Frame>
  )
}

export const EmptyBoard = ({ children }: { children: ReactNode }) => (
  <Frame title={t`Live Match`} isLive={false} place={t`No live match`}>
    <Points one={t`Team Name`} two={t`Team Name`} />
    <div className={underPoints}>
      <p className={classNames('num text-ink-mute', styles.clock)}>
        00:00<small className="text-[0.62em]">:00</small>
      </p>
    </div>
    <div className="grid gap-4 justify-items-center pt-4.5 pb-8 text-center lg:col-span-full">{children}</div>
  </Frame>
)

type FrameProps = {
  title: string
  isLive: boolean
  place: ReactNode
  ref?: RefObject<HTMLElement | null>
  children: ReactNode
}

const Frame = ({ title, isLive, place, ref, children }: FrameProps) => (
  <section ref={ref} className="relative bg-ink text-chalk isolate on-dark" aria-labelledby="live-match">
    <Lines />
    <div className="wrap">
      <div className="flex items-start justify-between gap-3 pt-3.5">
        <h1 id="live-match" className="text-small font-stretch-100% tracking-[0] leading-[1.5]">
          <Chip tone={isLive ? 'live' : 'off'}>{title}</Chip>
        </h1>
        <p className="text-ink-mute text-small leading-[1.3] wrap-anywhere text-end">{place}</p>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:items-center lg:gap-x-10 lg:pt-1 lg:pb-7">
        {children}
      </div>
    </div>
  </section>
)

function Points({ one, two, score }: { one: string; two: string; score?: { T1: number; T2: number } }) {
  const kits = toKits(one, two)
  return (
    <>
      <p className="grid grid-cols-[1fr_auto_1fr] items-center mt-1.5 lg:col-start-2 lg:row-start-1 lg:grid-cols-[auto_auto_auto] lg:gap-9 lg:m-0">
        <span className="vh">
          {score ? commaText(`${one} ${score.T1}`, `${two} ${score.T2}`) : commaText(one, two)}
        </span>
        <Digits points={score?.T1} />
        <span className="w-5.5 border-t-6 border-t-chalk lg:w-10 lg:border-t-10" aria-hidden="true" />
        <Digits points={score?.T2} />
      </p>
      <div className="grid grid-cols-[1fr_1fr] gap-6 mt-3 lg:contents">
        {[one, two].map((name, at) => (
          // keyed by index, because two unknown teams have the same name
          // oxlint-disable-next-line react/no-array-index-key
          <p translate="no" key={at} className={styles.name}>
            <i
              className="block w-11 h-1.5 mb-2 bg-ink-line lg:w-18 lg:h-2 lg:mb-3"
              style={{ background: score ? kits[at]?.cloth : undefined }}
            />
            {name}
          </p>
        ))}
      </div>
    </>
  )
}

/** Opts out of forced colours, which would add a background to the digits and cover the pitch name. */
const Digits = ({ points = 0 }: { points: number | undefined }) => (
  <span
    className="num text-[min(40vw,13.5rem)] font-black tracking-[-0.05em] leading-[0.86] text-center forced-color-adjust-none forced-colors:text-[CanvasText] lg:text-[13.5rem]"
    aria-hidden="true"
  >
    {points}
  </span>
)

const Lines = () => (
  <DecorationClip>
    <svg
      className="absolute top-1/2 left-1/2 w-[max(900px,138vw)] max-w-none -translate-1/2 overflow-visible fill-none stroke-chalk stroke-3 opacity-13"
      viewBox="0 0 400 200"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M2 2h396v196H2zM200 2v196M2 25a60 60 0 0 1 60 60v30a60 60 0 0 1-60 60M398 25a60 60 0 0 0-60 60v30a60 60 0 0 0 60 60"
      />
      <circle vectorEffect="non-scaling-stroke" cx="200" cy="100" r="30" />
      {[200, 62, 338].map((x) => (
        <circle key={x} className="fill-chalk stroke-none" cx={x} cy="100" r="1.6" />
      ))}
    </svg>
  </DecorationClip>
)

const rows = [1, 2, 3, 4, 5]

export const BoardSkeleton = () => (
  <Loading label={t`Loading match`}>
    <div className="on-dark bg-ink">
      <div className="wrap grid gap-6 min-h-[420px] pt-3.5 pb-6">
        <Skeleton dark width={120} height={28} shape="pill" />
        <div className="flex items-center justify-around">
          <Skeleton dark width="30vw" height="min(32vw, 11rem)" className="max-w-[11rem]" />
          <Skeleton dark width="30vw" height="min(32vw, 11rem)" className="max-w-[11rem]" />
        </div>
        <Skeleton dark width="60vw" height={56} className="max-w-[24rem] mx-auto" />
      </div>
    </div>
    <div className="wrap grid gap-3 pt-16 pb-10">
      {rows.map((row) => (
        <Skeleton key={row} height={56} />
      ))}
    </div>
  </Loading>
)
