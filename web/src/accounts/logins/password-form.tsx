import { changePassword } from '@i-one/contract/accounts/password'
import { useWatch } from 'react-hook-form'
import { call } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showRefusal } from '../../lib/show-refusal.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { loginsQuery } from './logins-query.ts'
import { strengthOf } from './strength.ts'
import styles from './security-page.module.css'

const loadPasswordChange = async () => (await import('@i-one/contract/accounts/password')).PasswordChange

const empty = { password: '', newPassword: '' }

export function PasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, reset, setError, control, formState } = useCheckedForm(loadPasswordChange, {
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control, name: 'newPassword' })

  const change = handleSubmit(async (body) => {
    try {
      const { message } = await call(changePassword, { body })
      reset(empty)
      toast.success(message)
      await queryClient.invalidateQueries(loginsQuery)
    } catch (error) {
      showRefusal(error, setError)
    }
  })

  return (
    <Section title="Password">
      <form className={styles.form} noValidate onSubmit={(event) => void change(event)}>
        {/* for password managers, which keep a password with its account */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Password now"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          hint={typed ? `This one is ${strengthOf(typed)}.` : 'Three words that only you would put together.'}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <p className="small mute">A change signs all other devices out.</p>
        <Button type="submit" pending={isSubmitting} pendingText="Changing...">
          Change password
        </Button>
      </form>
    </Section>
  )
}
