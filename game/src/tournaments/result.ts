/**
 * How a match between two teams ended. Kicks of a shoot-out are no goals: they decide who goes on, and in a table the
 * match is a draw. A `walkover` has the score of the rules, goals of no player. `both-absent` is lost by both, without
 * goals. `void` counts for nothing, as if it had not been played.
 */
export interface Result {
  home: string
  away: string
  score: readonly [home: number, away: number]
  shootOut?: readonly [home: number, away: number]
  kind?: 'walkover' | 'both-absent' | 'void'
}
