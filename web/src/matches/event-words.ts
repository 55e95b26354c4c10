import type { Match } from '@i-one/contract/matches'
import type { AnyEvent } from './match-status.ts'

type Named = Pick<Match, 'lineups' | 'teamOne' | 'teamTwo'>

const groups = ['goalkeeper', 'defenders', 'midfielders', 'forward', 'substitutes'] as const

export const listPlayers = (match: Pick<Match, 'lineups'>, side: 'T1' | 'T2') =>
  groups.flatMap((group) => match.lineups[side][group])

export const listStarters = (match: Pick<Match, 'lineups'>, side: 'T1' | 'T2') =>
  groups
    .filter((group) => group !== 'substitutes')
    .flatMap((group) => match.lineups[side][group])
    .map(({ player }) => player)

export const findTeamName = (match: Pick<Match, 'teamOne' | 'teamTwo'>, side: 'T1' | 'T2') =>
  side === 'T1' ? match.teamOne : match.teamTwo

export const findPlayerName = (match: Named, player: string | null | undefined) =>
  [...listPlayers(match, 'T1'), ...listPlayers(match, 'T2')].find((one) => one.player === player)?.name

export const toFirstName = (name: string) => name.trim().split(/\s+/)[0] ?? name

export const toLastName = (name: string) => name.trim().split(/\s+/).at(-1) ?? name

const kickOffTitle = ({ period }: AnyEvent) => {
  if (period === 'shoot-out') return 'Penalty Shootout'
  if (period === 'extra-first') return 'Extra time'
  if (period === 'extra-second') return 'Extra time, second period'
  return period === 'second' ? 'Second half' : 'Kick-off'
}

const endTitle = ({ period }: AnyEvent, { periods }: Pick<Match, 'periods'>) => {
  if (period === 'first') return periods === 1 ? 'End of normal time' : 'Half-time'
  return period === 'second' ? 'End of normal time' : 'End of the period'
}

export const eventTitleText = (
  match: Named & Pick<Match, 'periods'>,
  event: AnyEvent,
  short = false,
): string => {
  const playerName = (player: string | null | undefined) => {
    const name = findPlayerName(match, player)
    return name && short ? toLastName(name) : name
  }
  const who = playerName(event.player) ?? (event.side && findTeamName(match, event.side).name)
  const withName = (title: string) => (who ? `${title}, ${who}` : title)
  switch (event.type) {
    case 'goal':
      return withName('Goal')
    case 'own-goal':
      return withName('Own goal')
    case 'assist':
      return withName('Assist')
    case 'card':
      return withName(event.card === 'red' ? 'Red card' : 'Yellow card')
    case 'substitution':
      return `Substitution, ${playerName(event.on) ?? 'a player'} for ${who}`
    case 'shoot-out-kick':
      return withName(event.scored ? 'Kick scored' : 'Kick missed')
    case 'kick-off':
      return kickOffTitle(event)
    case 'period-end':
      return endTitle(event, match)
    case 'pause':
      return 'Clock stopped'
    case 'resume':
      return 'Clock restarted'
    case 'full-time':
      return 'Full time'
    case 'two-goals':
      return 'Counted as two goals'
    case 'void':
      return 'Undone'
  }
}
