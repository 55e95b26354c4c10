import type { Reported } from '@i-one/contract/moderation/reports'
import { t } from '@lingui/core/macro'
import { deviceDateTimeText } from '../../lib/pitch-time.ts'
import { reasonLabels } from '../reports/report-words.ts'

export const ReportTexts = ({ reports }: Pick<Reported, 'reports'>) => (
  <ul>
    {reports.map(({ _id, at, reason, words, called }) => (
      <li key={_id} className="mt-2.5 py-2 ps-4 border-s-4 border-ink">
        <p translate="no" className="max-w-[68ch] py-1 wrap-anywhere whitespace-pre-line">
          {words}
        </p>
        <p className="small mute">
          {reasonLabels[reason]}. {deviceDateTimeText(at)}
          {called && `. ${t`The name was ‘${called}’ at the time`}`}
        </p>
      </li>
    ))}
  </ul>
)
