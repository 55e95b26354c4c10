import type { TournamentCard } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'
import { dateText } from '../lib/pitch-time.ts'

const entriesText = ({ most, entered, entriesUntil, timeZone }: TournamentCard, now: Date) => {
  if (new Date(entriesUntil) <= now) return 'Entries closed'
  if (entered >= most) return 'Full'
  return `${countText(most - entered, 'place')} left, closes ${dateText(entriesUntil, timeZone)}`
}

export const cardText = (card: TournamentCard, now: Date) => {
  const { state, live, played, matches } = card
  if (state === 'entries') return entriesText(card, now)
  if (state === 'drawn') return `Drawn, ${countText(matches, 'match', 'matches')}`
  if (state === 'cancelled') return 'Called off'
  if (live) return `${countText(live, 'match', 'matches')} live now`
  return state === 'finished' ? 'Finished' : `${played} of ${countText(matches, 'match', 'matches')} played`
}

export const cardDay = ({ firstDay, entriesUntil, timeZone }: TournamentCard) => {
  const [day = '', month = ''] = (
    firstDay ? dateText(firstDay, 'UTC') : dateText(entriesUntil, timeZone)
  ).split(' ')
  return { day, month }
}
