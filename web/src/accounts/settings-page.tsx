import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { lazyPart } from '../lib/rendered/lazy-part.ts'
import { useMainStore } from '../lib/store.ts'
import { Loading } from '../ui/feedback/loading.tsx'
import { PageHead } from '../ui/layout/page-head.tsx'
import { Section } from '../ui/layout/section.tsx'
import { EmailNotice } from './confirmation/address-notice.tsx'
import { LanguageSection } from './language/language-section.tsx'
import { OrganizerSection } from './organizer-section.tsx'
import { PhotoSection } from './photo/photo-section.tsx'
import { ProfileForm } from './profile/profile-form.tsx'

const PreferencesSection = lazyPart(
  async () => (await import('../notifications/preferences-section.tsx')).PreferencesSection,
)
const QuietHoursSection = lazyPart(
  async () => (await import('../notifications/quiet-hours.tsx')).QuietHoursSection,
)
const OwnData = lazyPart(async () => (await import('./own-data/own-data.tsx')).OwnData)

export function Component() {
  usePageTitle(t`Settings`)
  const user = useMainStore(({ auth }) => auth.user)
  if (!user) return null
  return (
    <>
      <PageHead title={t`Settings`} />
      <div className="wrap grid grid-cols-[minmax(0,860px)] gap-11 pt-8 pb-18 lg:gap-14 lg:pt-12 lg:pb-28">
        <EmailNotice user={user} />
        <PhotoSection user={user} />
        <ProfileForm key={user._id} user={user} />
        <Section
          title={t`Security`}
          action={
            <Link className="link" to="/settings/security">
              <Trans comment="Verb, a link to the page Security">Open</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Your email address, password, passkeys and signed-in devices.</Trans>
          </p>
          <Link to="/settings/blocked">
            <Trans>Blocked people</Trans>
          </Link>
        </Section>
        <LanguageSection user={user} />
        <OrganizerSection user={user} />
        <Suspense fallback={<Loading label={t`Loading your notification settings`} height={720} />}>
          <PreferencesSection />
        </Suspense>
        <Suspense fallback={<Loading label={t`Loading your quiet hours`} height={180} />}>
          <QuietHoursSection />
        </Suspense>
        <Section title={t`Your data`}>
          <Suspense fallback={<Loading label={t`Loading`} height={120} />}>
            <OwnData />
          </Suspense>
        </Section>
      </div>
    </>
  )
}
