import { MessageList } from './message-list.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout title="Messages" sentence="What came by the contact form.">
    <MessageList />
  </StaffLayout>
)
