import type { TournamentRequest as Request } from '@i-one/contract/tournaments/authorization'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { tournamentRequestsQuery } from './queries.ts'
import { daysText, timesByDay } from './request-words.ts'
import { TournamentAnswer } from './tournament-answer.tsx'
import shared from '../../sessions/authorization/request.module.css'

/** What a tournament asks of one pitch: its matches, days and times, and what it pays. */
export function TournamentRequest({ request }: { request: Request }) {
  const { tournament, pitch, slots, matches, organizer, price, authorizeBy } = request
  const queries = useQueryClient()
  return (
    <li className={shared.row} aria-label={`${tournament.name} at ${pitch.name}`}>
      <div>
        <h3>
          <Link to={`/t/${tournament.code}`}>{tournament.name}</Link>
        </h3>
        <p>
          {pitch.name}, {organizer}, {countText(matches, 'match', 'matches')} in{' '}
          {countText(slots.length, 'stretch', 'stretches')}, {daysText(slots, pitch.timeZone)}
        </p>
        <p>
          One bill: <strong>{moneyText(price)}</strong>
        </p>
        <p className="text-amber font-strong">
          <CountDown
            until={new Date(authorizeBy)}
            label="Time left to answer"
            onEnd={() => void queries.invalidateQueries(tournamentRequestsQuery)}
          />{' '}
          left to answer
        </p>
        <details>
          <summary className="min-h-11 py-2.5 font-strong cursor-pointer">Days and times</summary>
          <dl className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]">
            {timesByDay(slots, pitch.timeZone).map(({ day, title, times }) => (
              <div key={day}>
                <dt className="font-strong">{title}</dt>
                {times.map((time) => (
                  <dd key={time}>{time}</dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      </div>
      <TournamentAnswer tournament={tournament} pitch={pitch} />
    </li>
  )
}
