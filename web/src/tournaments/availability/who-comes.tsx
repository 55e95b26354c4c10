import type { TieAvailability } from '@i-one/contract/tournaments/availability'
import { minute } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { agoText } from '../../lib/time/ago-text.ts'
import { useNow } from '../../lib/use-now.ts'
import { AvailabilityChoice, UndecidedPlayers } from '../../sessions/opponents/availability.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { type TieParams, tieAvailabilityQuery, useTieAvailability } from './queries.ts'

/** Players answer for themselves and see their team’s answers. The organizer sees the answers of both teams. */
export function Attendance(props: TieParams) {
  const query = useQuery(tieAvailabilityQuery(props))
  const { data } = query
  if (data && (data.teams.length === 0 || data.start === undefined)) return undefined
  return (
    <Section title={t`Attendance`} className="mt-6">
      {data ? (
        <Answers {...props} availability={data} />
      ) : (
        <QueryFallback
          query={query}
          loading={t`Loading attendance`}
          failed={t`Attendance could not be loaded`}
          height={96}
        />
      )}
    </Section>
  )
}

function Answers({ availability, ...props }: TieParams & { availability: TieAvailability }) {
  const { answer, ask, answering, asking } = useTieAvailability(props)
  const { plays, mine, teams } = availability
  return (
    <>
      {plays && <AvailabilityChoice answer={answering ?? mine} onResponse={answer} />}
      {teams.map((side) => (
        <Team
          key={side.team._id}
          side={side}
          isNamed={teams.length > 1}
          isAsking={asking === side.team._id}
          onAsk={() => ask(side.team._id)}
        />
      ))}
    </>
  )
}

type TeamProps = {
  side: TieAvailability['teams'][number]
  isNamed: boolean
  isAsking: boolean
  onAsk: () => void
}

function Team({ side: { team, asks, players }, isNamed, isAsking, onAsk }: TeamProps) {
  const listNames = (wanted: string | undefined) =>
    players.filter(({ answer }) => answer === wanted).map(({ player }) => player.name)
  const now = useNow(minute)
  const [going, out, unsaid] = [listNames('in'), listNames('out'), listNames(undefined)]
  const [count, all, names] = [going.length, players.length, commaText(...going)]
  const asked = players.flatMap((one) => (one.answer === undefined && one.asked ? one.asked : []))
  const lastAsked = asked.toSorted().at(-1)
  return (
    <div className="grid gap-1 justify-items-start mt-4 wrap-anywhere">
      <h3 translate="no" className={isNamed ? 'text-[length:inherit]' : 'vh'}>
        {team.name}
      </h3>
      <p>
        {count > 0 ? (
          <Trans>
            <b>
              {count} of {all} can come
            </b>
            : {names}.
          </Trans>
        ) : (
          <Trans>
            <b>
              {count} of {all} can come
            </b>
            .
          </Trans>
        )}
      </p>
      <UndecidedPlayers maybe={listNames('maybe')} unsaid={unsaid} />
      {lastAsked && (
        <p className="small mute">
          <Trans>Asked {{ ago: agoText(lastAsked, now) }}.</Trans>
        </p>
      )}
      {out.length > 0 && (
        <p className="small mute">
          <Trans>Out: {{ players: commaText(...out) }}.</Trans>
        </p>
      )}
      {asks && (
        <Button
          variant="ghost"
          size="small"
          className="mt-2"
          aria-label={t`Ask players of ${{ team: team.name }} who haven’t answered`}
          pending={isAsking}
          pendingText={t`Asking...`}
          onClick={onAsk}
        >
          <Trans>Ask players</Trans>
        </Button>
      )}
    </div>
  )
}
