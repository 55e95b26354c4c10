import type { TeamColour, TeamName } from '@i-one/contract/teams'
import { teamColours } from '@i-one/contract/teams/colours'
import { kitOf, kits, type Kit } from '../ui/football/kit.ts'

/** The kits in the order in which their colours are named. */
export const kitOfColour = (colour: TeamColour): Kit => kits[teamColours.indexOf(colour)] ?? kits[0]

/** A team wears its colour, or the one that follows from its name. */
export const teamKit = ({ name, colour }: Pick<TeamName, 'name' | 'colour'>): Kit =>
  colour ? kitOfColour(colour) : kitOf(name)
