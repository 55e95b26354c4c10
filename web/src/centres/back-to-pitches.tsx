import { Link } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'

export const BackToPitches = () => (
  <Link className={buttonClass({ variant: 'chalk' })} to="/host?tab=pitches">
    Your pitches
  </Link>
)

export const NotYourPitch = () => (
  <Empty
    art="area"
    title="No pitch of yours"
    sentence="This pitch is not one of yours."
    action={<BackToPitches />}
  />
)
