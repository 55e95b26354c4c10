import { createSumStatements } from '../sums.ts'
import { insertSums } from './sql.ts'

export const { rewrite: rewriteSums, recompute: recomputeSums } = createSumStatements({
  table: 'season_sums',
  of: 'player_id',
  all: 'players',
  insert: insertSums,
})
