import { isKnockOut } from './course.ts'
import type { StoredTie } from './sql.ts'

export const matchTypeOf = (tie: StoredTie) => {
  if (!isKnockOut(tie)) return 'League Match'
  return tie.round === 1 && !tie.thirdPlace ? 'Cup Finals' : 'Cup Match'
}
