import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'

type FormPairProps = { cancel: string; pending: boolean; pendingText: string; children: string }

export const FormButtons = ({ cancel, ...button }: FormPairProps) => (
  <div className="flex flex-wrap gap-3 *:first:flex-1 *:last:flex-[1.4] *:min-w-max max-[360px]:*:px-2.5">
    <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to={cancel}>
      <Trans>Cancel</Trans>
    </Link>
    <Button type="submit" size="big" {...button} />
  </div>
)
