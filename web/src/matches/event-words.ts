import type { Match } from '@i-one/contract/matches'
import { t } from '@lingui/core/macro'
import { commaText } from '../ui/text/joins.ts'
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
  if (period === 'shoot-out') return t`Penalty Shootout`
  if (period === 'extra-first') return t`Extra time`
  if (period === 'extra-second') return t`Extra time, second period`
  return period === 'second' ? t`Second half` : t`Kick-off`
}

const endTitle = ({ period }: AnyEvent, { periods }: Pick<Match, 'periods'>) => {
  if (period === 'first') return periods === 1 ? t`End of normal time` : t`Half-time`
  return period === 'second' ? t`End of normal time` : t`End of the period`
}

const substitutionText = (on: string | undefined, off: string) =>
  on ? t`Substitution, ${on} for ${off}` : t`Substitution, a player for ${off}`

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
  const withName = (title: string) => commaText(title, who)
  switch (event.type) {
    case 'goal':
      return withName(t`Goal`)
    case 'own-goal':
      return withName(t`Own goal`)
    case 'assist':
      return withName(t`Assist`)
    case 'card':
      return withName(event.card === 'red' ? t`Red card` : t`Yellow card`)
    case 'substitution':
      return substitutionText(playerName(event.on), who || '')
    case 'shoot-out-kick':
      return withName(event.scored ? t`Penalty scored` : t`Penalty missed`)
    case 'kick-off':
      return kickOffTitle(event)
    case 'period-end':
      return endTitle(event, match)
    case 'pause':
      return t`Clock stopped`
    case 'resume':
      return t`Clock restarted`
    case 'full-time':
      return t`Full time`
    case 'two-goals':
      return t`Counted as two goals`
    case 'void':
      return t`Undone`
  }
}
