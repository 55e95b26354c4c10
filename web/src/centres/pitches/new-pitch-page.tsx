import { Suspense } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useMain } from '../../lib/store.ts'
import { Ring } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { keepDraft } from '../fields/pitch-answers.ts'
import { PitchForm } from './pitch-form.tsx'
import { useNewPitch } from './use-new-pitch.ts'

// lazy: organizers never see it
const ForOrganizers = lazyPart(async () => (await import('../for-organizers.tsx')).ForOrganizers)

export function Component() {
  usePageTitle('Register a pitch')
  const user = useMain(({ auth }) => auth.user)
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 150, x: '98%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className="wrap relative grid gap-2 pt-6 pb-8 lg:pt-11 lg:pb-12">
          <h1>Register a pitch</h1>
          <p>
            Where it is, its hours, slot length and price. Players find it and book it, and you answer them in
            your console. What you fill in stays here until you send it.
          </p>
        </div>
      </Band>
      <div className="wrap max-w-[calc(720px_+_2_*_var(--spacing-gut))] pt-8 pb-18">
        {user &&
          (user.isOwner ? (
            <NewPitch />
          ) : (
            <Suspense>
              <ForOrganizers user={user} />
            </Suspense>
          ))}
      </div>
    </>
  )
}

function NewPitch() {
  const { initial, refused, register, isPending } = useNewPitch()
  return (
    <PitchForm
      initial={initial}
      photo="/pictures/pitch-drawn.svg"
      photos={[]}
      submitText="Register the pitch"
      pendingText="Registering..."
      pending={isPending}
      refused={refused}
      onChange={keepDraft}
      onSubmit={register}
    />
  )
}
