import { getUser } from '@i-one/contract/accounts'
import { confirmEmail } from '@i-one/contract/accounts/confirmation'
import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { errorText } from '../../lib/show-error.ts'
import { isAuthenticated, saveUser, useMainStore } from '../../lib/store.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'

const confirmationQuery = (link: string | null) =>
  queryOptions({
    queryKey: ['confirmation', link],
    queryFn: async (): Promise<{ reason?: string; mayTryAgain?: boolean }> => {
      if (!link) return { reason: t`This link is incomplete. Open it again from the email.` }
      try {
        await call(confirmEmail, { body: { link } })
        if (isAuthenticated()) saveUser((await call(getUser)).user)
        return {}
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        return { reason: errorText(error), mayTryAgain: error.status >= 429 }
      }
    },
    staleTime: Infinity,
    retry: false,
    throwOnError: true,
  })

export function Component() {
  usePageTitle(t`Confirm your address`)
  const [search] = useSearchParams()
  const { data, refetch } = useQuery(confirmationQuery(search.get('link')))
  const { reason, mayTryAgain } = data ?? {}
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  if (!data) return <Loading label={t`Confirming your address`} height={240} className="wrap pt-9 pb-18" />
  return (
    <div className="wrap pt-9 pb-18">
      <h1 className="vh">
        <Trans>Confirm your address</Trans>
      </h1>
      {reason ? (
        <Empty
          art="flag"
          title={t`Not confirmed`}
          sentence={reason}
          action={
            mayTryAgain ? (
              <Button variant="chalk" onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            ) : (
              <Link className={buttonClass({ variant: 'chalk' })} to="/settings">
                <Trans>Settings</Trans>
              </Link>
            )
          }
        />
      ) : (
        <Empty
          title={t`Address confirmed`}
          sentence={t`We’ll now email you about your games.`}
          action={
            <Link className={buttonClass({ variant: 'chalk' })} to={isMember ? '/' : '/sign-in'}>
              {isMember ? t`Home` : t`Sign in`}
            </Link>
          }
        />
      )}
    </div>
  )
}
