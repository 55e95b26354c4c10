import { resetPassword, verifyLink } from '@i-one/contract/accounts/password-reset'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { toastError } from '../../lib/show-error.ts'
import { isAuthenticated } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import { useReturnPath } from '../use-return-path.ts'
import { userQuery } from '../user-query.ts'
import { FormButtons } from './form-pair.tsx'
import { useResetEmail } from './use-emailed.ts'

const loadNewPassword = async () => (await import('@i-one/contract/accounts/password-reset')).NewPassword

const useMailedLink = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const link = search.get('link')
  const open = useEffectEvent(async (link: string) => {
    try {
      const { message } = await call(verifyLink, { body: { link } })
      toast.success(message)
      await navigate('/reset', { replace: true })
    } catch (error) {
      toastError(error)
      await navigate('/forgot-password', { replace: true })
    }
  })
  useEffect(() => {
    if (link) void open(link)
  }, [link])
  return link !== null
}

/** Loads the user to find out whether this login has ended, because a reset ends all logins of the account. */
const onLoginChange = async () => {
  if (isAuthenticated()) await queryClient.prefetchQuery({ ...userQuery, staleTime: 0 })
}

export function Component() {
  usePageTitle(t`Reset Password`)
  const navigate = useNavigate()
  const isOpening = useMailedLink()
  const { onward } = useReturnPath()
  const { field, sending, formState } = useSchemaForm(loadNewPassword, {
    defaultValues: { email: useResetEmail(), newPassword: '', confirmPassword: '' },
  })

  const change = sending(async (body) => {
    const { message } = await call(resetPassword, { body })
    toast.success(message)
    await navigate(onward('/reset-success'), { replace: true })
    await onLoginChange()
  })

  return (
    <>
      <h1>
        <Trans>Reset Password</Trans>
      </h1>
      <form method="post" noValidate onSubmit={change}>
        <EmailField autoComplete="username" {...field('email')} />
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          required
          {...field('newPassword')}
        />
        <PasswordField
          label={t`Confirm password`}
          autoComplete="new-password"
          required
          {...field('confirmPassword')}
        />
        <FormButtons
          cancel={onward('/forgot-password')}
          pending={formState.isSubmitting || isOpening}
          pendingText={isOpening ? t`Loading...` : t`Changing...`}
        >
          {t`Change`}
        </FormButtons>
      </form>
    </>
  )
}
