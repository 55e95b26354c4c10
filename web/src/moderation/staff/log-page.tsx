import { Log, SaveLog } from '../audit/log.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout
    title="Log"
    sentence="What staff did, to whom and why. Lines are added, never changed."
    action={<SaveLog />}
  >
    <Log />
  </StaffLayout>
)
