import type { Lineup } from '@i-one/contract/matches/lineups'
import type { Place, Session } from '@i-one/contract/sessions'
import { isGoing } from '@i-one/contract/sessions/states'
import { personInitials } from '../../ui/football/kit.ts'

export const emptyLineup: Lineup = {
  goalkeeper: [],
  defenders: [],
  midfielders: [],
  forward: [],
  substitutes: [],
}

export const toSessionLineups = ({ lineups, places, sets }: Session) => {
  if (!lineups) return { T1: toUndrawnLineup(places), T2: sets > 1 ? toUndrawnLineup(places) : emptyLineup }
  const of = (set: number) => lineups.find((one) => one.set === set)?.lineup ?? emptyLineup
  return { T1: of(1), T2: of(2) }
}

const toUndrawnLineup = (places: readonly Place[]) => {
  const rows = places
    .filter(({ state }) => isGoing(state))
    .map(({ player: { _id, name, position } }, n) => {
      return { player: _id, number: n + 1, initials: personInitials(name), name, position }
    })
  const at = (position: string) => rows.filter((row) => row.position === position)
  return {
    goalkeeper: at('GK'),
    defenders: at('DF'),
    midfielders: rows.filter(({ position }) => position === null || position === 'MF'),
    forward: at('FW'),
    substitutes: [],
  }
}
