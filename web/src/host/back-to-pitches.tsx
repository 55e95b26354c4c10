import { Link } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'

export const BackToPitches = () => (
  <Link className={buttonClass({ variant: 'chalk' })} to="/host?tab=pitches">
    Your pitches
  </Link>
)
