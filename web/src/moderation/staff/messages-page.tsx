import { MessageList } from './message-list.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout title="Messages" sentence="Messages from the contact form.">
    <MessageList />
  </StaffLayout>
)
