import type { TieAvailability } from '@i-one/contract/tournaments/availability'
import { minute } from '@i-one/game/durations'
import { useQuery } from '@tanstack/react-query'
import { agoText } from '../../lib/ago-text.ts'
import { useNow } from '../../lib/use-now.ts'
import { AvailabilityChoice, UndecidedPlayers } from '../../sessions/opponents/availability.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { type TieParams, tieAvailabilityQuery, useTieAvailability } from './queries.ts'

/** Players answer for themselves and see their team’s answers. The organizer sees the answers of both teams. */
export function Attendance(props: TieParams) {
  const query = useQuery(tieAvailabilityQuery(props))
  const { data, error } = query
  if (data && (data.teams.length === 0 || data.start === undefined)) return undefined
  return (
    <Section title="Attendance" className="mt-6">
      {data ? (
        <Answers {...props} availability={data} />
      ) : error ? (
        <ErrorState sentence={`Attendance could not be loaded: ${error.message}`} query={query} />
      ) : (
        <Loading label="Loading attendance" height={96} />
      )}
    </Section>
  )
}

function Answers({ availability, ...props }: TieParams & { availability: TieAvailability }) {
  const { say, ask, saying, asking } = useTieAvailability(props)
  const { plays, mine, teams } = availability
  return (
    <>
      {plays && <AvailabilityChoice answer={saying ?? mine} onResponse={say} />}
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
  const named = (wanted: string | undefined) =>
    players.filter(({ answer }) => answer === wanted).map(({ player }) => player.name)
  const now = useNow(minute)
  const [comes, out, unsaid] = [named('in'), named('out'), named(undefined)]
  const requested = players
    .flatMap((one) => (one.answer === undefined && one.asked ? one.asked : []))
    .toSorted()
    .at(-1)
  return (
    <div className="grid gap-1 justify-items-start mt-4 wrap-anywhere">
      <h3 className={isNamed ? 'text-[length:inherit]' : 'vh'}>{team.name}</h3>
      <p>
        <b>
          {comes.length} of {players.length} can come
        </b>
        {comes.length > 0 && `: ${comes.join(', ')}`}.
      </p>
      <UndecidedPlayers maybe={named('maybe')} unsaid={unsaid} />
      {requested && <p className="small mute">Asked {agoText(requested, now)}.</p>}
      {out.length > 0 && <p className="small mute">Out: {out.join(', ')}.</p>}
      {asks && (
        <Button
          variant="ghost"
          size="small"
          className="mt-2"
          aria-label={`Ask players of ${team.name} who have not answered`}
          pending={isAsking}
          pendingText="Asking..."
          onClick={onAsk}
        >
          Ask players
        </Button>
      )}
    </div>
  )
}
