import type { TournamentCard } from '@i-one/contract/tournaments'
import { dateText, shortMonthText } from '@i-one/game/formats/dates'
import { toLocalDay } from '@i-one/game/local-time'
import { plural, t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { distanceText } from '../lib/places/distance.ts'
import { toTeamKit } from '../stats/team-kit.ts'
import { Chip } from '../ui/chip.tsx'
import { Crest } from '../ui/football/crest.tsx'
import { commaText } from '../ui/text/joins.ts'
import { formatNames } from './form-names.ts'
import { teamCountText } from './format-words.ts'

const crestsShown = 6

export function TournamentRow({ card, now }: { card: TournamentCard; now: Date }) {
  const { code, name, form, entered, address, distance, teams, live } = card
  const { day, month } = getCardDay(card)
  const text = tournamentStateText(card, now)
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)] gap-4 py-5 border-b border-b-line">
      <p className="grid gap-1 content-start text-muted text-small">
        <b className="num text-ink text-[2rem]">{day}</b>
        <span>{month}</span>
      </p>
      <div className="grid grid-cols-1 gap-1 justify-items-start wrap-anywhere *:whitespace-normal">
        <h3>
          <Link
            translate="no"
            className="block -my-3 py-3 no-underline hover:underline hover:underline-offset-4"
            to={`/t/${code}`}
          >
            {name}
          </Link>
        </h3>
        <p className="mute">{commaText(formatNames[form], teamCountText(card, entered))}</p>
        {(address || distance !== undefined) && (
          <p className="mute">
            {distance === undefined ? (
              <span translate="no">{address}</span>
            ) : (
              commaText(address, distanceText(distance))
            )}
          </p>
        )}
        {live ? <Chip tone="live">{text}</Chip> : <p className="strong">{text}</p>}
        {teams.length > 0 && (
          <p className="flex flex-wrap gap-1.5 mt-2">
            {teams.slice(0, crestsShown).map((team) => (
              <Crest key={team._id} name={team.name} kit={toTeamKit(team)} size={32} />
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

const entriesText = ({ most, entered, entriesUntil, timeZone }: TournamentCard, now: Date) => {
  if (new Date(entriesUntil) <= now) return t`Entries closed`
  if (entered >= most) return t({ message: 'Full', context: 'tournament' })
  const [spots, day] = [most - entered, dateText(entriesUntil, timeZone)]
  return plural(spots, { one: `# spot left, closes ${day}`, other: `# spots left, closes ${day}` })
}

export const tournamentStateText = (card: TournamentCard, now: Date) => {
  const { state, live, played, matches } = card
  if (state === 'entries') return entriesText(card, now)
  if (state === 'drawn')
    return plural(matches, { one: `Drawn, ${matches} match`, other: `Drawn, ${matches} matches` })
  if (state === 'cancelled') return t({ message: 'Called off', context: 'tournament' })
  if (live) return plural(live, { one: '# match live now', other: '# matches live now' })
  if (state === 'finished') return t({ message: 'Finished', context: 'tournament' })
  return plural(matches, {
    one: `${played} of ${matches} match played`,
    other: `${played} of ${matches} matches played`,
  })
}

export const getCardDay = ({ firstDay, entriesUntil, timeZone }: TournamentCard) => {
  const at = firstDay ? ([firstDay, 'UTC'] as const) : ([entriesUntil, timeZone] as const)
  return { day: Number(toLocalDay(...at).slice(8)), month: shortMonthText(...at) }
}
