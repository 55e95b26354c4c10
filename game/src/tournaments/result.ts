/**
 * How a match between two teams ended. Kicks of a shoot-out decide who goes on; in a table the match is a draw. A
 * `walkover` has the score of the rules, goals of no player; `both-absent` is lost by both; `void` counts for nothing.
 */
export interface Result {
  home: string
  away: string
  score: readonly [home: number, away: number]
  shootOut?: readonly [home: number, away: number]
  kind?: 'walkover' | 'both-absent' | 'void'
}
