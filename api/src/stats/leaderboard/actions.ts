import { sumsOf } from '../sums.ts'
import { insertSums } from './sql.ts'

export const { rewrite: rewriteSums, recompute: recomputeSums } = sumsOf({
  table: 'season_sums',
  of: 'player_id',
  all: 'players',
  insert: insertSums,
})
