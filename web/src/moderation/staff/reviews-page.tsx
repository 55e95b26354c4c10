import { ReviewList } from '../reviews/deciding/review-list.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout title="Reviews" sentence="First pitches of new organizers, longest wait first.">
    <ReviewList />
  </StaffLayout>
)
