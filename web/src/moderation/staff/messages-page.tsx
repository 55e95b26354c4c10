import { t } from '@lingui/core/macro'
import { MessageList } from './message-list.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout title={t`Messages`} sentence={t`Messages from the contact form.`}>
    <MessageList />
  </StaffLayout>
)
