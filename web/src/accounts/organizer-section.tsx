import type { User } from '@i-one/contract/accounts'
import { updateUser } from '@i-one/contract/accounts/profile'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { call } from '../lib/call.ts'
import { saveUser } from '../lib/store.ts'
import { useAction } from '../lib/use-act.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Section } from '../ui/layout/section.tsx'

export function OrganizerSection({ user }: { user: User }) {
  const [become, pending] = useAction(async () => {
    const answer = await call(updateUser, { body: { isOwner: true } })
    saveUser(answer.user)
    toast.success(t`You are an organizer`)
  })

  return (
    <Section title={t`Organizer`}>
      {user.isOwner ? (
        <>
          <p className="max-w-[60ch] mb-4">
            <Trans>You are an organizer. Answer requests for your pitches in the host console.</Trans>
          </p>
          <p className="max-w-[60ch] mb-4">
            <Trans>
              Sign in with <Link to="/settings/security">a passkey</Link>, so that no one can steal your
              password.
            </Trans>
          </p>
          <Link className={buttonClass({ variant: 'ghost' })} to="/host">
            <Trans>Host console</Trans>
          </Link>
        </>
      ) : (
        <>
          <p className="max-w-[60ch] mb-4">
            <Trans>
              Do you run a pitch or a tournament? Organizers get a host console and can still join games. You
              can’t switch back later.
            </Trans>
          </p>
          <Button variant="ghost" pending={pending} pendingText={t`One moment...`} onClick={become}>
            <Trans>Become an organizer</Trans>
          </Button>
        </>
      )}
    </Section>
  )
}
