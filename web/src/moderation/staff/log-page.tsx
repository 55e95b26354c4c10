import { t } from '@lingui/core/macro'
import { AuditLog, ExportLogButton } from '../audit/log.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout
    title={t({ message: 'Log', comment: 'List of staff actions' })}
    sentence={t`Every staff action with its reason. Entries can’t be changed.`}
    action={<ExportLogButton />}
  >
    <AuditLog />
  </StaffLayout>
)
