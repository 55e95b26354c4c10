import type { Tournament } from '@i-one/contract/tournaments'
import { i18n } from '../../lib/i18n/i18n.ts'

const forms: Record<Tournament['form'], () => string> = {
  league: () => i18n._('League'),
  groups: () => i18n._('Groups then knock-out'),
  'knock-out': () => i18n._('Knock-out'),
}

export const formText = ({ form, entries }: Tournament) =>
  [forms[form](), i18n._('{count, plural, one {# team} other {# teams}}', { count: entries.length })].join(
    ', ',
  )

const nameOf = ({ entries }: Tournament, id: string | undefined) =>
  entries.find(({ team }) => team._id === id)?.team.name

export const progressText = (tournament: Tournament) => {
  const { state, champion, stages, most, entries } = tournament
  if (state === 'entries')
    return i18n._('{count, plural, one {# spot left} other {# spots left}}', {
      count: Math.max(0, most - entries.length),
    })
  if (state === 'cancelled')
    return i18n._('{kind, select, tournament {Cancelled} other {Cancelled}}', { kind: 'tournament' })
  if (champion) return i18n._('Won by {name}', { name: nameOf(tournament, champion) })
  const ties = stages.flatMap((stage) => stage.ties)
  const live = ties.filter(({ clock }) => clock).length
  if (live) return i18n._('{count, plural, one {# match live} other {# matches live}}', { count: live })
  const leader = stages[0]?.kind === 'league' ? stages[0].tables[0]?.rows[0] : undefined
  if (leader?.played)
    return i18n._('{name} lead with {points, plural, one {# point} other {# points}}', {
      name: nameOf(tournament, leader.team),
      points: leader.points,
    })
  const played = ties.filter(({ score }) => score).length
  return i18n._('{played} of {count, plural, one {{count} match} other {{count} matches}} played', {
    played,
    count: ties.length,
  })
}
