import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'

export const BackToPitchesLink = () => (
  <Link className={buttonClass({ variant: 'chalk' })} to="/host?tab=pitches">
    <Trans>Your pitches</Trans>
  </Link>
)

export const NotYourPitch = () => (
  <Empty
    art="area"
    title={t`Not your pitch`}
    sentence={t`You don't manage this pitch.`}
    action={<BackToPitchesLink />}
  />
)
