import type { TournamentRequest as Request } from '@i-one/contract/tournaments/authorization'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { toLocalDay, dayText, timeRangeText } from '../../lib/pitch-time.ts'
import { commaText } from '../../ui/text/joins.ts'
import { tournamentRequestsQuery } from './queries.ts'
import { TournamentAnswerButtons } from './tournament-answer.tsx'
import shared from '../../sessions/authorization/request.module.css'

export function TournamentRequest({ request }: { request: Request }) {
  const { tournament, pitch, slots, matches, organizer, price, authorizeBy } = request
  const queries = useQueryClient()
  const total = moneyText(price)
  const label = t`Time left to answer`
  return (
    <li className={shared.row} aria-label={t`${{ tournament: tournament.name }} at ${{ pitch: pitch.name }}`}>
      <div>
        <h3>
          <Link translate="no" to={`/t/${tournament.code}`}>
            {tournament.name}
          </Link>
        </h3>
        <p>
          {commaText(
            pitch.name,
            organizer,
            matchesInSlotsText(matches, slots.length),
            slotDaysText(slots, pitch.timeZone),
          )}
        </p>
        <p>
          <Trans>
            Total price: <strong>{total}</strong>
          </Trans>
        </p>
        <p className="text-amber font-strong">
          <Trans>
            <CountDown
              until={new Date(authorizeBy)}
              label={label}
              onEnd={() => void queries.invalidateQueries(tournamentRequestsQuery)}
            />{' '}
            left to answer
          </Trans>
        </p>
        <details>
          <summary className="min-h-11 py-2.5 font-strong cursor-pointer">
            <Trans>Days and times</Trans>
          </summary>
          <dl className="grid gap-3 md:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]">
            {groupTimesByDay(slots, pitch.timeZone).map(({ day, title, times }) => (
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
      <TournamentAnswerButtons tournament={tournament} pitch={pitch} />
    </li>
  )
}

const matchesInSlotsText = (matches: number, slots: number) =>
  t`${plural(matches, { one: `${matches} match`, other: `${matches} matches` })} in ${plural(slots, { one: `${slots} time slot`, other: `${slots} time slots` })}`

type Slots = Request['slots']

export const slotDaysText = (slots: Slots, timeZone: string) => {
  const days = slots.map(({ start }) => dayText(start, timeZone))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? first : t`${first} to ${last}`
}

export const groupTimesByDay = (slots: Slots, timeZone: string) => {
  const days = new Map<string, { title: string; times: string[] }>()
  for (const slot of slots) {
    const day = toLocalDay(slot.start, timeZone)
    const known = days.get(day) ?? { title: dayText(slot.start, timeZone), times: [] }
    const matches = plural({ matches: slot.matches }, { one: '# match', other: '# matches' })
    known.times.push(commaText(timeRangeText(slot, timeZone), matches))
    days.set(day, known)
  }
  return [...days].map(([day, found]) => ({ day, ...found }))
}
