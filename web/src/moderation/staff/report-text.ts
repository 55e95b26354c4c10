import { maxReported, type Reported } from '@i-one/contract/moderation/reports'
import { plural, t } from '@lingui/core/macro'
import { commaText, semicolonText } from '../../ui/text/joins.ts'
import { reasonLabels } from '../reports/report-words.ts'

export const reportsText = (reports: Reported['reports']) => {
  const reasons = [...new Set(reports.map(({ reason }) => reasonLabels[reason]))]
  const count = plural({ count: reports.length }, { one: '# report', other: '# reports' })
  return commaText(semicolonText(reasons), count)
}

/** The server limits the list, so a full list's count starts with "At least". */
export const unresolvedReportsText = (reported: readonly Reported[]) => {
  const count = reported.reduce((sum, { reports }) => sum + reports.length, 0)
  if (count === 0) return t`No reports open`
  return reported.length < maxReported
    ? plural(count, { one: `${count} report open`, other: `${count} reports open` })
    : plural(count, { one: `At least ${count} report open`, other: `At least ${count} reports open` })
}
