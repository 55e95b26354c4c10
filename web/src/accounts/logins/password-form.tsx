import { changePassword } from '@i-one/contract/accounts/password'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '../../lib/call.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { queryClient } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { loginsQuery } from './logins-query.ts'

const loadPasswordChange = async () => (await import('@i-one/contract/accounts/password')).PasswordChange

const empty = { password: '', newPassword: '' }

export function PasswordForm({ email }: { email: string }) {
  const { field, sending, reset, formState } = useSchemaForm(loadPasswordChange, {
    defaultValues: empty,
  })

  const change = sending(async (body) => {
    const { message } = await call(changePassword, { body })
    reset(empty)
    toast.success(message)
    await queryClient.invalidateQueries(loginsQuery)
  })

  return (
    <Section title={t`Password`}>
      <form className="grid gap-4 max-w-120 mt-5" noValidate onSubmit={change}>
        {/* tells password managers which account this password belongs to */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          required
          hint={t`Use three words that only you would combine.`}
          {...field('newPassword')}
        />
        <p className="small mute">
          <Trans>Changing your password signs out all other devices.</Trans>
        </p>
        <Button
          type="submit"
          className="justify-self-start"
          pending={formState.isSubmitting}
          pendingText={t`Changing...`}
        >
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Section>
  )
}
