import type { User } from '@i-one/contract/accounts'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { positionOptions } from '../../lib/positions.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { LocationField } from '../location-field.tsx'
import { useProfileForm } from './use-profile-form.ts'

export function ProfileForm({ user }: { user: User }) {
  const { field, setValue, save, formState } = useProfileForm(user)
  const { errors, isSubmitting, isSubmitted } = formState

  return (
    <Section title={t`About you`}>
      <form className="stack" noValidate onSubmit={save}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t`First name`} autoComplete="given-name" required {...field('firstName')} />
          <Field label={t`Last name`} autoComplete="family-name" required {...field('lastName')} />
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t`Nickname`} autoComplete="nickname" required {...field('nickname')} />
          <Select label={t`Position`} options={positionOptions} required {...field('position')} />
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field
            label={t`Phone number`}
            type="tel"
            autoComplete="tel"
            hint={t`Other players can’t see your number. Centres you book with can.`}
            required
            {...field('phoneNumber')}
          />
          <Field label={t`Address`} autoComplete="address-line1" required {...field('address')} />
        </div>
        <LocationField
          current={user.location.coordinates}
          error={errors.location?.message ?? errors.location?.coordinates?.message}
          onFound={(coordinates) =>
            setValue('location', { type: 'Point', coordinates }, { shouldValidate: isSubmitted })
          }
        />
        <Button
          type="submit"
          size="big"
          className="mt-2 md:justify-self-start md:min-w-55"
          pending={isSubmitting}
          pendingText={t`Saving...`}
        >
          <Trans>Save</Trans>
        </Button>
      </form>
    </Section>
  )
}
