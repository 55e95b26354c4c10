import { isKnockOut } from './course.ts'
import type { StoredTie } from './sql.ts'

/** What a match of a tournament is called everywhere: a final and what it takes to get there are matches of a cup. */
export const matchTypeOf = (tie: StoredTie) => {
  if (!isKnockOut(tie)) return 'League Match'
  return tie.round === 1 && !tie.thirdPlace ? 'Cup Finals' : 'Cup Match'
}
