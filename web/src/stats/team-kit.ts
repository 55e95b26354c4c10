import type { TeamColour, TeamName } from '@i-one/contract/teams'
import { teamColours } from '@i-one/contract/teams/colours'
import { toKit, kits, type Kit } from '../ui/football/kit.ts'

/** Requires `kits` to have the same order as `teamColours`. */
export const kitFromColour = (colour: TeamColour): Kit => kits[teamColours.indexOf(colour)] ?? kits[0]

export const toTeamKit = ({ name, colour }: Pick<TeamName, 'name' | 'colour'>): Kit =>
  colour ? kitFromColour(colour) : toKit(name)
