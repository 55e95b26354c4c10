import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { addReturnPath } from '../lib/return-path.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Wordmark } from '../ui/wordmark.tsx'

export const BarRow = ({ children }: { children: ReactNode }) => (
  <div className="wrap flex flex-wrap items-center gap-y-0 gap-x-2 min-h-15 lg:flex-nowrap lg:gap-6 lg:min-h-19">
    {children}
  </div>
)

export function VisitorBar() {
  const { pathname, search } = useLocation()
  return (
    <header className="border-b border-b-line bg-paper print:hidden">
      <BarRow>
        <a href="/" className="no-underline">
          <Wordmark label={t`i-one, home`} />
        </a>
        <div className="flex items-center gap-4 ms-auto">
          <Link
            className="flex items-center min-h-11 font-strong no-underline hover:underline hover:decoration-2 hover:underline-offset-6"
            to={addReturnPath('/sign-in', pathname + search)}
          >
            <Trans>Sign in</Trans>
          </Link>
          <Link className={buttonClass({ size: 'small' })} to={addReturnPath('/sign-in', pathname + search)}>
            <Trans>Get the app</Trans>
          </Link>
        </div>
      </BarRow>
    </header>
  )
}
