import { Link } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'

export const BackToPitchesLink = () => (
  <Link className={buttonClass({ variant: 'chalk' })} to="/host?tab=pitches">
    Your pitches
  </Link>
)

export const NotYourPitch = () => (
  <Empty
    art="area"
    title="Not your pitch"
    sentence="You don't manage this pitch."
    action={<BackToPitchesLink />}
  />
)
