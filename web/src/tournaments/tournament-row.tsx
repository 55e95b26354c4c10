import type { TournamentCard } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'
import { Link } from 'react-router'
import { dateText } from '../lib/pitch-time.ts'
import { distanceText } from '../lib/places/distance.ts'
import { toTeamKit } from '../stats/team-kit.ts'
import { Chip } from '../ui/chip.tsx'
import { Crest } from '../ui/football/crest.tsx'
import { formatNames } from './form-names.ts'

const crestsShown = 6

export function TournamentRow({ card, now }: { card: TournamentCard; now: Date }) {
  const { code, name, form, state, entered, most, address, distance, teams, live } = card
  const { day, month } = getCardDay(card)
  const text = tournamentStateText(card, now)
  const size = state === 'entries' ? `${entered} of ${countText(most, 'team')}` : countText(entered, 'team')
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)] gap-4 py-5 border-b border-b-line">
      <p className="grid gap-1 content-start text-muted text-small">
        <b className="num text-ink text-[2rem]">{day}</b>
        <span>{month}</span>
      </p>
      <div className="grid grid-cols-1 gap-1 justify-items-start wrap-anywhere *:whitespace-normal">
        <h3>
          <Link
            className="block -my-3 py-3 no-underline hover:underline hover:underline-offset-4"
            to={`/t/${code}`}
          >
            {name}
          </Link>
        </h3>
        <p className="mute">
          {formatNames[form]}, {size}
        </p>
        {(address || distance !== undefined) && (
          <p className="mute">
            {[address, distance !== undefined && distanceText(distance)].filter(Boolean).join(', ')}
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
  if (new Date(entriesUntil) <= now) return 'Entries closed'
  if (entered >= most) return 'Full'
  return `${countText(most - entered, 'spot')} left, closes ${dateText(entriesUntil, timeZone)}`
}

export const tournamentStateText = (card: TournamentCard, now: Date) => {
  const { state, live, played, matches } = card
  if (state === 'entries') return entriesText(card, now)
  if (state === 'drawn') return `Drawn, ${countText(matches, 'match', 'matches')}`
  if (state === 'cancelled') return 'Called off'
  if (live) return `${countText(live, 'match', 'matches')} live now`
  return state === 'finished' ? 'Finished' : `${played} of ${countText(matches, 'match', 'matches')} played`
}

export const getCardDay = ({ firstDay, entriesUntil, timeZone }: TournamentCard) => {
  const [day = '', month = ''] = (
    firstDay ? dateText(firstDay, 'UTC') : dateText(entriesUntil, timeZone)
  ).split(' ')
  return { day, month }
}
