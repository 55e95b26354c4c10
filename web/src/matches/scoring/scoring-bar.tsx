import type { Match } from '@i-one/contract/matches'
import { isOver } from '@i-one/game/matches/match-state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { eventTitleText, findPlayerName, findTeamName } from '../event-words.ts'
import type { AnyEvent, MatchProps, MatchStatus } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { findLastAction } from './last-action.ts'
import { type RefereeActions, getRefereeActions } from './referee-actions.ts'
import { RefereeSheet } from './referee-sheet.tsx'
import type { KickTurn } from './shoot-out-panel.tsx'
import { GoalScorerDialog } from './who-scored.tsx'

type ScoringBarProps = MatchProps & {
  /** Ids of events that the server has not saved yet. */
  unsent: ReadonlySet<string>
  scoring: Scoring
  turn: KickTurn | undefined
}

export function ScoringBar({ match, status, events, unsent, scoring, turn }: ScoringBarProps) {
  const [goalAt, setGoalAt] = useState<Date>()
  const [isRefereeOpen, setIsRefereeOpen] = useState(false)
  const actions = getRefereeActions(match, status)
  const last = findLastAction(events)
  const clock = getClockButton(actions)
  const { kickOff } = actions
  // kick-off and goal share one button, so that keyboard focus stays on the button
  const main: MainButton | undefined = kickOff
    ? {
        icon: 'whistle',
        text: kickOff.text,
        press: () => scoring.record({ type: 'kick-off', period: kickOff.period }),
      }
    : canRecordGoals(status, actions)
      ? { icon: 'plus', text: t`Goal`, opens: 'dialog', press: () => setGoalAt(scoring.now()) }
      : undefined
  if (turn) return <KickBar {...{ match, scoring, turn, last }} />
  return (
    <Bar
      last={<LastEvent {...{ match, status, last }} isUnsent={last !== undefined && unsent.has(last.id)} />}
    >
      {last && (
        <BarButton onClick={() => scoring.undo(last)}>
          <Icon name="undo" className="max-[360px]:hidden" />
          <Trans>Undo</Trans>
        </BarButton>
      )}
      {clock && (
        <RoundButton
          icon={clock.icon}
          label={clock.label}
          onClick={() => scoring.record({ type: clock.type })}
        />
      )}
      {actions.fullTime && (
        <RoundButton
          icon="whistle"
          label={t`Referee controls`}
          aria-haspopup="dialog"
          onClick={() => setIsRefereeOpen(true)}
        />
      )}
      {main && (
        <BarButton main aria-haspopup={main.opens} onClick={main.press}>
          <Icon name={main.icon} />
          {main.text}
        </BarButton>
      )}
      {goalAt && (
        <GoalScorerDialog match={match} scoring={scoring} at={goalAt} onDone={() => setGoalAt(undefined)} />
      )}
      {isRefereeOpen && (
        <RefereeSheet {...{ match, status, actions, scoring }} onDone={() => setIsRefereeOpen(false)} />
      )}
    </Bar>
  )
}

interface MainButton {
  icon: IconName
  text: string
  opens?: 'dialog'
  press: () => void
}

const canRecordGoals = ({ state }: MatchStatus, { shootOut }: RefereeActions) =>
  state !== 'scheduled' && state !== 'shoot-out' && !isOver(state) && !shootOut

/** Pause and resume share one button, so that keyboard focus stays on the button. */
const getClockButton = ({ pause, resume }: RefereeActions) => {
  if (pause) return { icon: 'pause', label: t`Pause the clock`, type: 'pause' } as const
  return resume ? ({ icon: 'play', label: t`Resume the clock`, type: 'resume' } as const) : undefined
}

type LastEventProps = Omit<MatchProps, 'events'> & { last: AnyEvent | undefined; isUnsent: boolean }

const LastEvent = ({ match, status, last, isUnsent }: LastEventProps) =>
  last ? (
    <>
      <b>{eventTitleText(match, last, true)}</b>{' '}
      <span className="text-ink-mute">
        {isUnsent
          ? t`${{ minute: status.minuteOf(last) }}’, not sent yet`
          : t`${{ minute: status.minuteOf(last) }}’, saved`}
      </span>
      {status.sameGoals.length > 0 && (
        <a className="ms-3 py-3 text-dusk-on-ink font-strong" href="#same-goal">
          <Trans>Same goal?</Trans>
        </a>
      )}
    </>
  ) : (
    <b>
      <Trans>Ready for kick-off</Trans>
    </b>
  )

const Bar = ({ last, children }: { last: ReactNode; children: ReactNode }) => (
  <ThumbBar className="on-dark gap-x-3 gap-y-2.5 pt-2.5 border-t-0 bg-ink text-chalk max-[420px]:gap-2 lg:flex-nowrap lg:py-3 lg:px-[max(var(--spacing-gut),(100vw-var(--spacing-page))/2)]">
    <p className="flex-[1_0_100%] min-w-0 text-[0.9375rem] leading-[1.25] lg:flex-1">{last}</p>
    {children}
  </ThumbBar>
)

type BarButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'className'> & { main?: boolean }

const BarButton = ({ main, ...rest }: BarButtonProps) => (
  <Button
    {...rest}
    variant={main ? 'primary' : 'line'}
    className={classNames(
      'min-h-14 px-3 whitespace-nowrap max-[420px]:gap-1.5 max-[420px]:px-2 lg:flex-none lg:min-w-37.5',
      main ? 'flex-[1.35_1_0] min-w-0 text-[1.125rem]' : 'flex-1 min-w-fit border-ink-mute',
    )}
  />
)

const RoundButton = (props: Omit<ComponentProps<typeof IconButton>, 'outlined' | 'className'>) => (
  <IconButton
    {...props}
    outlined
    className="flex-none size-14 border-ink-mute text-chalk hover:bg-chalk/12 max-[420px]:w-13"
  />
)

type KickBarProps = { match: Match; scoring: Scoring; turn: KickTurn; last: AnyEvent | undefined }

function KickBar({ match, scoring, turn, last }: KickBarProps) {
  const { side, number, kicker } = turn
  const name = findPlayerName(match, kicker) ?? findTeamName(match, side).name
  const kick = (scored: boolean) =>
    scoring.record({ type: 'shoot-out-kick', side, player: kicker, scored, period: 'shoot-out' })
  return (
    <Bar
      last={
        <Trans>
          <b>{name}</b> <span className="text-ink-mute">takes kick {number}</span>
        </Trans>
      }
    >
      {last && <RoundButton icon="undo" label={t`Undo`} onClick={() => scoring.undo(last)} />}
      <BarButton onClick={() => kick(false)}>
        <Trans comment="A penalty kick">Missed</Trans>
      </BarButton>
      <BarButton main onClick={() => kick(true)}>
        <Trans comment="A penalty kick">Scored</Trans>
      </BarButton>
    </Bar>
  )
}
