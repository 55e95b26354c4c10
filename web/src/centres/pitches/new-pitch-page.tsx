import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useMainStore } from '../../lib/store.ts'
import { saveDraft } from '../fields/pitch-answers.ts'
import { PitchForm } from './pitch-form.tsx'
import { PitchPage } from './pitch-frame.tsx'
import { useNewPitch } from './use-new-pitch.ts'

// Lazy-loaded, because only users who own no pitches see this notice.
const OrganizersOnlyNotice = lazyPart(
  async () => (await import('../for-organizers.tsx')).OrganizersOnlyNotice,
)

export function Component() {
  usePageTitle(t`Register a pitch`)
  const user = useMainStore(({ auth }) => auth.user)
  return (
    <PitchPage
      title={t`Register a pitch`}
      sentence={t`Enter the location, hours, slot length and price. Players then find and book it. Your answers are saved here until you register the pitch.`}
    >
      {user &&
        (user.isOwner ? (
          <NewPitch />
        ) : (
          <Suspense>
            <OrganizersOnlyNotice user={user} />
          </Suspense>
        ))}
    </PitchPage>
  )
}

function NewPitch() {
  const { initial, serverErrors, register, isPending } = useNewPitch()
  return (
    <PitchForm
      initial={initial}
      photo="/pictures/pitch-drawn.svg"
      photos={[]}
      submitText={t`Register the pitch`}
      pendingText={t`Registering...`}
      pending={isPending}
      serverErrors={serverErrors}
      onChange={saveDraft}
      onSubmit={register}
    />
  )
}
