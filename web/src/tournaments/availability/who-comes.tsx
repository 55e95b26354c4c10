import type { TieAvailability } from '@i-one/contract/tournaments/availability'
import { minute } from '@i-one/game/durations'
import { useQuery } from '@tanstack/react-query'
import { agoText } from '../../lib/ago-text.ts'
import { QueryFallback } from '../../lib/query-fallback.tsx'
import { useNow } from '../../lib/use-now.ts'
import { AvailabilityChoice, UndecidedPlayers } from '../../sessions/opponents/availability.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { type TieParams, tieAvailabilityQuery, useTieAvailability } from './queries.ts'

/** Players answer for themselves and see their team’s answers. The organizer sees the answers of both teams. */
export function Attendance(props: TieParams) {
  const query = useQuery(tieAvailabilityQuery(props))
  const { data } = query
  if (data && (data.teams.length === 0 || data.start === undefined)) return undefined
  return (
    <Section title="Attendance" className="mt-6">
      {data ? (
        <Answers {...props} availability={data} />
      ) : (
        <QueryFallback query={query} what="attendance" height={96} />
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
  const asked = players.flatMap((one) => (one.answer === undefined && one.asked ? one.asked : []))
  const lastAsked = asked.toSorted().at(-1)
  return (
    <div className="grid gap-1 justify-items-start mt-4 wrap-anywhere">
      <h3 className={isNamed ? 'text-[length:inherit]' : 'vh'}>{team.name}</h3>
      <p>
        <b>
          {going.length} of {players.length} can come
        </b>
        {going.length > 0 && `: ${going.join(', ')}`}.
      </p>
      <UndecidedPlayers maybe={listNames('maybe')} unsaid={unsaid} />
      {lastAsked && <p className="small mute">Asked {agoText(lastAsked, now)}.</p>}
      {out.length > 0 && <p className="small mute">Out: {out.join(', ')}.</p>}
      {asks && (
        <Button
          variant="ghost"
          size="small"
          className="mt-2"
          aria-label={`Ask players of ${team.name} who haven’t answered`}
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
