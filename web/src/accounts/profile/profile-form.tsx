import type { User } from '@i-one/contract/accounts'
import { positionOptions } from '../../lib/positions.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { LocationField } from '../location-field.tsx'
import { useProfileForm } from './use-profile-form.ts'
import styles from '../form.module.css'
import own from './profile-form.module.css'

type Name = 'firstName' | 'lastName' | 'nickname' | 'phoneNumber' | 'address'

export function ProfileForm({ user }: { user: User }) {
  const { register, setValue, save, formState } = useProfileForm(user)
  const { errors, isSubmitting, isSubmitted } = formState
  const field = (name: Name) => ({ required: true, error: errors[name]?.message, ...register(name) })

  return (
    <Section title="About you">
      <form className="stack" noValidate onSubmit={(event) => void save(event)}>
        <div className={styles.two}>
          <Field label="First name" autoComplete="given-name" {...field('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <div className={styles.two}>
          <Field label="Nickname" autoComplete="nickname" {...field('nickname')} />
          <Select
            label="Position"
            options={positionOptions}
            required
            error={errors.position?.message}
            {...register('position')}
          />
        </div>
        <div className={styles.two}>
          <Field
            label="Phone number"
            type="tel"
            autoComplete="tel"
            hint="Only the captains of your sessions see it."
            {...field('phoneNumber')}
          />
          <Field label="Address" autoComplete="address-line1" {...field('address')} />
        </div>
        <LocationField
          kept={user.location.coordinates}
          error={errors.location?.message ?? errors.location?.coordinates?.message}
          onFound={(coordinates) =>
            setValue('location', { type: 'Point', coordinates }, { shouldValidate: isSubmitted })
          }
        />
        <Button type="submit" size="big" className={own.save} pending={isSubmitting} pendingText="Saving...">
          Save
        </Button>
      </form>
    </Section>
  )
}
