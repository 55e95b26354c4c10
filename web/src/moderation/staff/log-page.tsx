import { AuditLog, ExportLogButton } from '../audit/log.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout
    title="Log"
    sentence="Every staff action with its reason. Entries can’t be changed."
    action={<ExportLogButton />}
  >
    <AuditLog />
  </StaffLayout>
)
