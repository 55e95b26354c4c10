import { logIn } from '@i-one/contract/accounts'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { call } from '../lib/call.ts'
import { useSchemaForm } from '../lib/forms/use-checked-form.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { startLogin, saveLogin } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { successText } from './done-text.ts'
import { EmailField } from './email-field.tsx'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import { useReturnPath } from './use-return-path.ts'

const loadCredentials = async () => (await import('@i-one/contract/accounts')).Credentials

export function Component() {
  usePageTitle(t`Welcome Back!`)
  const { onward } = useReturnPath()
  const { field, sending, formState } = useSchemaForm(loadCredentials, {
    defaultValues: { email: '', password: '' },
  })

  const signIn = sending(async (credentials) => {
    startLogin()
    const { user, token, message } = await call(logIn, { body: credentials })
    toast.success(successText('log in', message))
    saveLogin(user, token)
  })

  return (
    <>
      <h1>
        <Trans>Welcome Back!</Trans>
      </h1>
      <form method="post" noValidate onSubmit={signIn}>
        <EmailField autoComplete="username" {...field('email')} />
        <PasswordField label={t`Password`} autoComplete="current-password" required {...field('password')} />
        <Link className="link justify-self-start -mt-3 mx-0 -mb-2" to={onward('/forgot-password')}>
          <Trans>Forgot Password</Trans>
        </Link>
        <Button
          type="submit"
          size="big"
          block
          pending={formState.isSubmitting}
          pendingText={t`Logging in...`}
        >
          <Trans>Log in</Trans>
        </Button>
        <PasskeyButton />
        <p>
          <Trans>
            New to i-one?{' '}
            <Link className="link" to={onward('/role')}>
              Sign up Here
            </Link>
          </Trans>
        </p>
      </form>
    </>
  )
}
