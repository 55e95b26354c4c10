import { mostReported, type Reported } from '@i-one/contract/moderation/reports'
import { countText } from '@i-one/game/count-text'

/** The list is limited, so a full list counts as "at least". */
export const openText = (reported: readonly Reported[]) => {
  const count = reported.reduce((sum, { reports }) => sum + reports.length, 0)
  if (count === 0) return 'No reports open'
  const reports = `${countText(count, 'report')} open`
  return reported.length < mostReported ? reports : `At least ${reports}`
}
