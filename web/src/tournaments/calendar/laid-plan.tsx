import { CallError } from '@i-one/contract/call'
import type { Tournament } from '@i-one/contract/tournaments'
import { type DraftSchedule, type PlanLine, bookTournamentPlan } from '@i-one/contract/tournaments/calendar'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../lib/call.ts'
import { dayTimeText } from '../../lib/pitch-time.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { toastError } from '../../lib/show-error.ts'
import { useSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { updateTournamentQuery } from '../queries.ts'
import { listNamedTies, pairText } from '../ties.ts'
import { readChoices, toSearchParams } from './choices.ts'
import { PlanLayout } from './plan-columns.tsx'
import { PlanCost } from './plan-cost.tsx'
import { UnscheduledMatches } from './plan-missing.tsx'
import { PlanWeek } from './plan-week.tsx'
import { plannedText } from './plan-words.ts'
import { planQuery, useCreatePlan, usePitches } from './queries.ts'
import { usePlanMoves } from './use-plan-moves.ts'

/** Treats an invalid plan id like a missing plan, because a retry would fail too. */
const isGone = (error: Error | null) =>
  error instanceof CallError && (error.code === 'plan-outdated' || error.fields['plan'] !== undefined)

export function DraftScheduleView({ tournament, plan }: { tournament: Tournament; plan: string }) {
  const query = useQuery(planQuery(tournament._id, plan))
  const { data, error } = query
  if (data && !isGone(error)) return <Draft tournament={tournament} laid={data} />
  return (
    <div className="wrap pt-8 pb-12 lg:pt-12 lg:pb-24">
      {isGone(error) ? (
        <DraftGone tournament={tournament} />
      ) : error ? (
        <ErrorState
          sentence={t`The schedule could not be loaded: ${{ reason: error.message }}`}
          query={query}
        />
      ) : (
        <Loading label={t`Loading schedule`} height={320} />
      )}
    </div>
  )
}

/** Takes focus, because the pressed button disappears with the plan. */
function DraftGone({ tournament }: { tournament: Tournament }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <div ref={alert} tabIndex={-1} role="alert">
      <Empty
        art="area"
        title={t`This draft schedule no longer exists`}
        sentence={t`It was booked or replaced by a newer draft. We’ve kept your choices.`}
        action={<RescheduleButton tournament={tournament} variant="chalk" />}
      />
    </div>
  )
}

function RescheduleButton({ tournament, variant }: { tournament: Tournament; variant: 'chalk' | 'ghost' }) {
  const [search] = useSearch()
  const { mutate, isPending } = useCreatePlan(tournament, { again: true })
  return (
    <Button
      variant={variant}
      pending={isPending}
      pendingText={t`Scheduling...`}
      onClick={() => mutate(readChoices(search, tournament))}
    >
      <Trans>Schedule again</Trans>
    </Button>
  )
}

/** Returns the planned matches whose slots others have booked since the draft was made. */
const listLostSlots = (error: Error | null) =>
  isGone(error) ? (((error as CallError).body['lines'] as PlanLine[] | undefined) ?? []) : []

function Draft({ tournament, laid }: { tournament: Tournament; laid: DraftSchedule }) {
  const { _id, code } = tournament
  const { plan, missing } = laid
  const [search, change] = useSearch()
  const choices = readChoices(search, tournament)
  const { pitches: known, loading } = usePitches(tournament, choices.pitches)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const key = planQuery(_id, plan._id).queryKey
  // an outdated plan needs no toast, because the page shows a message instead
  const showMoveError = (error: Error) =>
    isGone(error) ? void queries.invalidateQueries({ queryKey: key }) : toastError(error)
  const moves = usePlanMoves({
    tournament: _id,
    laid,
    onMoved: (moved) => queries.setQueryData(key, moved),
    onError: showMoveError,
  })
  const laying = useCreatePlan(tournament, { again: true })
  const booking = useMutation({
    mutationFn: () => call(bookTournamentPlan, { params: { id: _id }, body: { plan: plan._id } }),
    onSuccess: (booked) => {
      void navigate(`/t/${code}?matches`, { replace: true })
      updateTournamentQuery(queries, booked)
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: ['slots'] })
      if (listLostSlots(error).length === 0) showMoveError(error)
    },
  })
  const named = listNamedTies(tournament)
  const names = new Map(named.map(({ tie }) => [tie._id, pairText(tie.teamOne.name, tie.teamTwo.name)]))
  const rounds = new Map(named.map(({ tie, name }) => [tie._id, name]))
  const zoneOf = (id: string) => known.find((one) => one._id === id)?.timeZone ?? tournament.timeZone
  const teamOf = (id: string) => tournament.entries.find(({ team }) => team._id === id)?.team.name ?? ''
  const nameOf = (id: string) =>
    plan.bills.find(({ pitch }) => pitch === id)?.name ?? known.find((one) => one._id === id)?.name ?? ''
  const pitches = choices.pitches.map((id) => ({ _id: id, name: nameOf(id), timeZone: zoneOf(id) }))
  const lost = listLostSlots(booking.error)
  const summary = useRef<HTMLParagraphElement>(null)
  const losses = useRef<HTMLDivElement>(null)
  // focuses the list of lost slots, which is far above the button
  useEffect(() => {
    if (booking.error) losses.current?.focus()
  }, [booking.error])
  // scrolls to the top, because the draft replaces a form that the user had scrolled down
  useEffect(() => {
    summary.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const planned = plan.lines.length
  const all = planned + missing.length
  const book = (
    <Button
      size="big"
      pending={booking.isPending}
      pendingText={t`Booking...`}
      disabled={plan.lines.length === 0}
      onClick={() => booking.mutate()}
    >
      {plural(planned, { one: `Book ${planned} match`, other: `Book ${planned} matches` })}
    </Button>
  )
  return (
    <>
      <PlanLayout>
        <div className="grid grid-cols-1 gap-11">
          <Section
            title={t`Draft schedule`}
            action={
              <Button
                variant="ghost"
                size="small"
                onClick={() => change({ ...toSearchParams(choices), plan: undefined })}
              >
                <Trans>Change</Trans>
              </Button>
            }
          >
            <p
              ref={summary}
              tabIndex={-1}
              aria-live="polite"
              className="num mb-2 text-[length:clamp(1.875rem,8vw,2.5rem)]"
            >
              {plannedText(planned, missing.length)}
            </p>
            {lost.length > 0 && (
              // has a scroll margin, so that the sticky bar does not cover the alert
              <div
                ref={losses}
                role="alert"
                tabIndex={-1}
                className="grid justify-items-start gap-2 scroll-mt-20 mb-4 py-3.5 px-4 rounded-field bg-danger-soft text-danger leading-[1.4]"
              >
                <p>
                  <Trans>
                    <b>Nothing was booked.</b> Someone else just took these slots:
                  </Trans>
                </p>
                <ul>
                  {lost.map(({ match, start, pitch }) => (
                    <li key={match}>
                      {commaText(names.get(match), dayTimeText(start, zoneOf(pitch)), nameOf(pitch))}
                    </li>
                  ))}
                </ul>
                <RescheduleButton tournament={tournament} variant="ghost" />
              </div>
            )}
            {missing.length > 0 && (
              <UnscheduledMatches
                {...{ tournament, laid, choices, laying }}
                known={loading ? undefined : known}
                moves={{
                  ...moves,
                  move: (line) => {
                    // focuses the summary, because the moved match leaves the list of unscheduled matches
                    summary.current?.focus()
                    moves.move(line)
                  },
                }}
                called={{ names, rounds, zoneOf, nameOf, teamOf }}
              />
            )}
          </Section>
          <PlanCost
            plan={plan}
            teams={tournament.entries.filter(({ state }) => state !== 'withdrawn').length}
          />
        </div>
        {plan.lines.length > 0 && (
          <PlanWeek
            {...{ pitches, moves }}
            lines={plan.lines}
            ties={named.map(({ tie }) => tie)}
            hours={choices}
            called={{ names, zoneOf, nameOf, teamOf }}
          >
            <div className="hidden lg:grid">{book}</div>
          </PlanWeek>
        )}
      </PlanLayout>
      <ThumbBar className="lg:hidden">
        <p className="flex-none leading-[1.15]">
          <Trans>
            <b className="num block text-[1.5rem]">{planned}</b>
            <span className="text-least">of {all} matches</span>
          </Trans>
        </p>
        {book}
      </ThumbBar>
    </>
  )
}
