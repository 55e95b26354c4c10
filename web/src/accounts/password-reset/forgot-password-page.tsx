import { requestPasswordReset } from '@i-one/contract/accounts/password-reset'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '../../lib/call.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { EmailField } from '../email-field.tsx'
import { useReturnPath } from '../use-return-path.ts'
import { FormButtons } from './form-pair.tsx'

const loadForgottenPassword = async () =>
  (await import('@i-one/contract/accounts/password-reset')).PasswordResetRequest

export function Component() {
  usePageTitle(t`Forgot Password?`)
  const navigate = useNavigate()
  const { onward } = useReturnPath()
  const { field, sending, formState } = useSchemaForm(loadForgottenPassword, {
    defaultValues: { email: '' },
  })

  const getCode = sending(async ({ email }) => {
    const { message } = await call(requestPasswordReset, { body: { email } })
    toast.success(message)
    await navigate(onward('/verification'), { state: { email } })
  })

  return (
    <>
      <h1>
        <Trans>Forgot Password?</Trans>
      </h1>
      <p className="mute">
        <Trans>Enter your email to reset password</Trans>
      </p>
      <form method="post" noValidate onSubmit={getCode}>
        <EmailField autoComplete="email" {...field('email')} />
        <FormButtons cancel={onward('/sign-in')} pending={formState.isSubmitting} pendingText={t`Sending...`}>
          {t`Get Code`}
        </FormButtons>
      </form>
    </>
  )
}
