import type { Tournament } from '@i-one/contract/tournaments'
import { countText } from '@i-one/game/count-text'

const forms = { league: 'League', groups: 'Groups then knock-out', 'knock-out': 'Knock-out' } as const

export const formText = ({ form, entries }: Tournament) =>
  `${forms[form]}, ${countText(entries.length, 'team')}`

const nameOf = ({ entries }: Tournament, id: string | undefined) =>
  entries.find(({ team }) => team._id === id)?.team.name

export const progressText = (tournament: Tournament) => {
  const { state, champion, stages, most, entries } = tournament
  if (state === 'entries') return `${countText(Math.max(0, most - entries.length), 'spot')} left`
  if (state === 'cancelled') return 'Cancelled'
  if (champion) return `Won by ${nameOf(tournament, champion)}`
  const ties = stages.flatMap((stage) => stage.ties)
  const live = ties.filter(({ clock }) => clock).length
  if (live) return `${countText(live, 'match', 'matches')} live`
  const leader = stages[0]?.kind === 'league' ? stages[0].tables[0]?.rows[0] : undefined
  if (leader?.played)
    return `${nameOf(tournament, leader.team)} lead with ${countText(leader.points, 'point')}`
  const played = ties.filter(({ score }) => score).length
  return `${played} of ${countText(ties.length, 'match', 'matches')} played`
}
