import { ReviewList } from '../reviews/deciding/review-list.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout title="Reviews" sentence="First pitches of new organizers. Who waits the longest comes first.">
    <ReviewList />
  </StaffLayout>
)
