import type { Reported } from '@i-one/contract/moderation/reports'
import { countText } from '@i-one/game/count-text'
import { reasonWords } from '../reports/report-words.ts'

export const reportsText = (reports: Reported['reports']) => {
  const reasons = [...new Set(reports.map(({ reason }) => reasonWords[reason]))]
  return [reasons.join('; '), countText(reports.length, 'report')].join(', ')
}
