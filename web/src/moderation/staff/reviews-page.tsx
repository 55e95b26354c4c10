import { t } from '@lingui/core/macro'
import { ReviewList } from '../reviews/deciding/review-list.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Component = () => (
  <StaffLayout title={t`Reviews`} sentence={t`First pitches of new organizers, longest wait first.`}>
    <ReviewList />
  </StaffLayout>
)
