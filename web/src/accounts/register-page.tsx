import { type Registration, logIn, register } from '@i-one/contract/accounts'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import { call } from '../lib/call.ts'
import { useSchemaForm } from '../lib/forms/use-checked-form.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { positionOptions } from '../lib/positions.ts'
import { useNavigate } from '../lib/routing/use-navigate.ts'
import { saveLogin, saveRegistration } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/fields/field.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { successText } from './done-text.ts'
import { EmailField } from './email-field.tsx'
import { LocationField } from './location-field.tsx'
import type { Coordinates } from './use-location-capture.ts'
import { useReturnPath } from './use-return-path.ts'

const loadRegistration = async () => (await import('@i-one/contract/accounts')).Registration

const blank = {
  firstName: '',
  lastName: '',
  nickname: '',
  email: '',
  password: '',
  phoneNumber: '',
  address: '',
  // an invalid value, so that the form requires the user to choose a position
  position: '' as Registration['position'],
  location: { type: 'Point' as const, coordinates: [0, 0] as Coordinates },
}

const useIsOwner = () => {
  const { state } = useLocation() as { state: { isOwner?: unknown } | null }
  return state?.isOwner === true
}

/** Does not navigate, because the routes redirect signed-in users to the page that they first requested. */
const signIn = async ({ email, password }: Registration) => {
  const { user, token } = await call(logIn, { body: { email, password } })
  saveLogin(user, token)
}

const useRegistration = (isOwner: boolean, { to, byLink }: { to: string; byLink: boolean }) => {
  const navigate = useNavigate()
  const form = useSchemaForm(loadRegistration, { defaultValues: { ...blank, isOwner } })
  const submit = form.sending(async (registration) => {
    const { user, message } = await call(register, { body: registration })
    saveRegistration(user)
    toast.success(successText('register', message))
    if (byLink) await signIn(registration)
    else await navigate(to)
  })
  return { ...form, submit }
}

export function Component() {
  usePageTitle(t`Create Account`)
  const isOwner = useIsOwner()
  const { onward, byLink } = useReturnPath()
  const { field, setValue, submit, formState } = useRegistration(isOwner, { to: onward('/sign-in'), byLink })
  const { errors, isSubmitting, isSubmitted } = formState

  return (
    <>
      <h1>
        <Trans>Create Account</Trans>
      </h1>
      <p className="mute">
        {isOwner ? t`Joining as an organizer.` : t`Joining as a player.`}{' '}
        <Link className="link" to={onward('/role')}>
          <Trans>Change</Trans>
        </Link>
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t`First name`} autoComplete="given-name" required {...field('firstName')} />
          <Field label={t`Last name`} autoComplete="family-name" required {...field('lastName')} />
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field
            label={t`Nickname`}
            autoComplete="nickname"
            hint={isOwner ? t`Players see this name. Use your own name or your pitch’s.` : undefined}
            required
            {...field('nickname')}
          />
          <Select
            label={t`Position`}
            hint={isOwner ? t`Used when you play in a game. You can change it later.` : undefined}
            placeholder={t`Select your position`}
            options={positionOptions}
            required
            {...field('position')}
          />
        </div>
        <EmailField autoComplete="email" {...field('email')} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <PasswordField label={t`Password`} autoComplete="new-password" required {...field('password')} />
          <Field label={t`Phone number`} type="tel" autoComplete="tel" required {...field('phoneNumber')} />
        </div>
        <Field label={t`Address`} autoComplete="address-line1" required {...field('address')} />
        <LocationField
          error={errors.location?.message ?? errors.location?.coordinates?.message}
          onFound={(coordinates) =>
            setValue('location', { type: 'Point', coordinates }, { shouldValidate: isSubmitted })
          }
        />
        <Button type="submit" size="big" block pending={isSubmitting} pendingText={t`Signing up...`}>
          <Trans>Sign up</Trans>
        </Button>
        <p className="mute">
          <Trans>
            By signing up you agree to the {/* opens in a new tab, so that the form keeps its input */}
            <a className="link" href="/privacy" target="_blank" rel="noopener">
              privacy notice
            </a>{' '}
            and confirm that you are 16 or older.
          </Trans>
        </p>
        <p>
          <Trans>
            Have an Account?{' '}
            <Link className="link" to={onward('/sign-in')}>
              Login Here
            </Link>
          </Trans>
        </p>
      </form>
    </>
  )
}
