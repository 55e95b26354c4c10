import { mostReported, type Reported } from '@i-one/contract/moderation/reports'
import { countText } from '@i-one/game/count-text'

/** How many reports are open, as a heading. The list ends at a number of things; what is behind it is not counted. */
export const openText = (reported: readonly Reported[]) => {
  const count = reported.reduce((sum, { reports }) => sum + reports.length, 0)
  if (count === 0) return 'No reports open'
  const reports = `${countText(count, 'report')} open`
  return reported.length < mostReported ? reports : `At least ${reports}`
}
