import { getUser } from '@i-one/contract/accounts'
import { confirmEmail } from '@i-one/contract/accounts/confirmation'
import { CallError } from '@i-one/contract/call'
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { refusalText } from '../../lib/show-refusal.ts'
import { isAuthenticated, userFetched, useMain } from '../../lib/store.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import styles from './confirm-page.module.css'

/** Why the link did not do it, and whether it may yet. */
type Opened = { refusal?: string; again?: boolean }

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Opened> => {
  const link = new URL(request.url).searchParams.get('link')
  if (!link) return { refusal: 'This link is not whole. Open it once more from the mail.' }
  try {
    await call(confirmEmail, { body: { link } })
    if (isAuthenticated()) userFetched((await call(getUser)).user)
    return {}
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { refusal: refusalText(error), again: error.status >= 429 }
  }
}

export function Component() {
  usePageTitle('Confirm your address')
  const { refusal, again } = useLoaderData<Opened>()
  const { revalidate } = useRevalidator()
  const isMember = useMain(({ auth }) => auth.isAuthenticated)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="vh">Confirm your address</h1>
      {refusal ? (
        <Empty
          art="flag"
          title="Not confirmed"
          sentence={refusal}
          action={
            again ? (
              <Button variant="chalk" onClick={() => void revalidate()}>
                Try again
              </Button>
            ) : (
              <Link className={buttonClass({ variant: 'chalk' })} to="/settings">
                Settings
              </Link>
            )
          }
        />
      ) : (
        <Empty
          title="Address confirmed"
          sentence="From now on we also mail you about your sessions."
          action={
            <Link className={buttonClass({ variant: 'chalk' })} to={isMember ? '/' : '/sign-in'}>
              {isMember ? 'Home' : 'Sign in'}
            </Link>
          }
        />
      )}
    </div>
  )
}
