import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { useReturnPath } from '../use-return-path.ts'
import page from '../../ui/layout/whole-page.module.css'

/** Delay in milliseconds, long enough to read two lines. */
const redirectAfter = 3000

export function Component() {
  usePageTitle(t`Password Reset Successfully`)
  const navigate = useNavigate()
  const { onward } = useReturnPath()
  const signIn = onward('/sign-in')
  useEffect(() => {
    const timer = setTimeout(() => void navigate(signIn, { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate, signIn])

  return (
    <main id="main">
      <Band as="div" className={page.page}>
        <CentreCircle at={{ d: 500, x: '100%', y: '86%' }} wide={{ d: 760, x: '78%', y: '50%' }} halfway />
        <div className={`wrap ${page.inner}`}>
          <a href="/" className={page.home}>
            <Wordmark label={t`i-one, home`} />
          </a>
          <div className={page.middle}>
            <span className="grid place-items-center size-19 rounded-[50%] bg-chalk text-turf">
              <Icon name="check" className="size-10 stroke-[2.6]" />
            </span>
            <h1>
              <Trans>Password Reset Successfully</Trans>
            </h1>
            <output>
              <Trans>Redirecting....</Trans>
            </output>
            <p>
              <Link className="link mt-4" to={signIn} replace>
                <Trans>Sign in now</Trans>
              </Link>
            </p>
          </div>
        </div>
      </Band>
    </main>
  )
}
