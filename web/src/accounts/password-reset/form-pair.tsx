import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'

type FormPairProps = { cancel: string; pending: boolean; pendingText: string; children: string }

export const FormButtons = ({ cancel, ...button }: FormPairProps) => (
  <div className="grid grid-cols-[1fr_1.4fr] gap-3 @max-[16em]:grid-cols-1 max-[360px]:*:px-2.5">
    <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to={cancel}>
      <Trans>Cancel</Trans>
    </Link>
    <Button type="submit" size="big" {...button} />
  </div>
)
