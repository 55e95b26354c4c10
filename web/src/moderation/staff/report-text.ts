import { maxReported, type Reported } from '@i-one/contract/moderation/reports'
import { countText } from '@i-one/game/count-text'
import { reasonLabels } from '../reports/report-words.ts'

export const reportsText = (reports: Reported['reports']) => {
  const reasons = [...new Set(reports.map(({ reason }) => reasonLabels[reason]))]
  return [reasons.join('; '), countText(reports.length, 'report')].join(', ')
}

/** The server limits the list, so the count of a full list starts with "At least". */
export const unresolvedReportsText = (reported: readonly Reported[]) => {
  const count = reported.reduce((sum, { reports }) => sum + reports.length, 0)
  if (count === 0) return 'No reports open'
  const reports = `${countText(count, 'report')} open`
  return reported.length < maxReported ? reports : `At least ${reports}`
}
