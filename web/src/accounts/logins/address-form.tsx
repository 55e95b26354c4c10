import type { User } from '@i-one/contract/accounts'
import type { Proof } from '@i-one/contract/accounts/password'
import { updateUser } from '@i-one/contract/accounts/profile'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { showFormError } from '../../lib/show-error.ts'
import { saveUser } from '../../lib/store.ts'
import { useAction } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { EmailNotice } from '../confirmation/address-notice.tsx'
import { PasskeyOption } from '../passkeys/passkey-instead.tsx'

const loadAddressChange = async () => (await import('./address-change.ts')).EmailChange

const empty = { email: '', password: '' }

export function EmailForm({ user }: { user: User }) {
  const { field, handleSubmit, reset, setError, trigger, getValues, formState } = useSchemaForm(
    loadAddressChange,
    { defaultValues: empty },
  )
  const { isSubmitting } = formState
  const [signing, setSigning] = useState(false)

  const ask = async (email: string, prove: () => Promise<Proof>) => {
    try {
      const { user } = await call(updateUser, { body: { email, ...(await prove()) } })
      saveUser(user)
      reset(empty)
      if (user.newEmail) toast.success(t`We’ve sent the link. Check your new inbox.`)
    } catch (error) {
      showFormError(error, setError)
    }
  }
  const submit = handleSubmit(({ email, password }) => ask(email, async () => ({ password })))
  const sign = async (prove: () => Promise<Proof>) => {
    if (!(await trigger('email'))) return
    setSigning(true)
    await ask(getValues('email'), prove)
    setSigning(false)
  }

  return (
    <Section title={t`Email`}>
      <Facts
        facts={[
          [
            t`Address`,
            <span key="email" translate="no">
              {user.email}
            </span>,
          ],
        ]}
      />
      <EmailNotice user={user} />
      {user.newEmail && <KeepOld email={user.email} />}
      <form className="grid gap-4 max-w-120 mt-5" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t`New address`}
          type="email"
          autoComplete="email"
          required
          hint={t`We email you a link to confirm the new address. Your old address gets an email too.`}
          {...field('email')}
        />
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <PasskeyOption disabled={isSubmitting || signing} onUse={(prove) => void sign(prove)} />
        <Button
          type="submit"
          variant="ghost"
          className="justify-self-start"
          pending={isSubmitting || signing}
          pendingText={t`Sending...`}
        >
          <Trans>Send the link</Trans>
        </Button>
      </form>
    </Section>
  )
}

function KeepOld({ email }: { email: string }) {
  const [keep, pending] = useAction(async () => saveUser((await call(updateUser, { body: { email } })).user))
  return (
    <Button variant="ghost" size="small" pending={pending} onClick={keep}>
      <Trans>Keep {email}</Trans>
    </Button>
  )
}
