import type { Reported } from '@i-one/contract/moderation/reports'
import { countText } from '@i-one/game/count-text'
import { reasonWords } from '../reports/report-words.ts'

/** 'Rude or threatening, 3 reports': each reason once, that of the latest first. */
export const reportsText = (reports: Reported['reports']) => {
  const reasons = [...new Set(reports.map(({ reason }) => reasonWords[reason]))]
  return [reasons.join('; '), countText(reports.length, 'report')].join(', ')
}
