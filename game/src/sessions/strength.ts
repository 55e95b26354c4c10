/** Matches a player took part in. */
interface Results {
  played: number
  won: number
  drawn: number
}

/** What somebody who wins as often as they lose has, and who has not played yet. */
const usualStrength = 0.5

/** So many matches of usual strength are added to everyone's own: a first win says little. */
const benefitOfDoubt = 2

/**
 * A player's strength for the draw, learnt from results alone: the share of the points in their matches, where a win
 * is one and a draw half a point, drawn towards the usual by two matches. In (0, 1); 0.5 without a match. It says how
 * often a player's side wins and nothing about why.
 */
export const strength = ({ played, won, drawn }: Results): number => {
  const points = won + drawn / 2
  return (points + benefitOfDoubt * usualStrength) / (played + benefitOfDoubt)
}
