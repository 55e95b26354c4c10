import type { Lineup } from '@i-one/contract/matches/lineups'
import type { Session } from '@i-one/contract/sessions'

export const nobody: Lineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }

export const lineupsOfSession = ({ lineups = [] }: Session) => {
  const of = (set: number) => lineups.find((one) => one.set === set)?.lineup ?? nobody
  return { T1: of(1), T2: of(2) }
}
