import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { useMainStore } from '../../lib/store.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { reportsQuery } from './queries.ts'

type StaffLayoutProps = {
  title: string
  heading?: string
  sentence?: string
  action?: ReactNode
  children: ReactNode
}

export function StaffLayout({ title, heading = title, sentence, action, children }: StaffLayoutProps) {
  usePageTitle(title)
  const isStaff = useMainStore(({ auth }) => auth.user?.isAdmin)
  const { error } = useQuery({ ...reportsQuery(false), enabled: isStaff === true })
  if (!isStaff)
    return <Empty as="h1" art="area" title={t`Staff only`} sentence={t`Only staff can see this page.`} />
  if (error instanceof CallError && error.code === 'passkey-needed')
    return (
      <Empty
        as="h1"
        art="area"
        title={t`Add a passkey first`}
        sentence={error.message}
        action={
          <Link className={buttonClass({ variant: 'chalk' })} to="/settings/security">
            <Trans>Open Security</Trans>
          </Link>
        }
      />
    )
  return (
    <>
      <Band as="header">
        <CentreCircle at={{ d: 60, x: '90%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className="wrap relative flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pt-6 pb-8 lg:pt-11 lg:pb-12">
          <div>
            <h1>{heading}</h1>
            {sentence && <p className="mt-2">{sentence}</p>}
          </div>
          {action}
        </div>
      </Band>
      <div className="wrap pt-6 pb-18">{children}</div>
    </>
  )
}
