import type { User } from '@i-one/contract/accounts'
import { updateUser } from '@i-one/contract/accounts/profile'
import { Link } from 'react-router'
import { call } from '../lib/call.ts'
import { userFetched } from '../lib/store.ts'
import { useAct } from '../lib/use-act.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Section } from '../ui/layout/section.tsx'

export function OrganizerSection({ user }: { user: User }) {
  const [become, pending] = useAct(async () => {
    const answer = await call(updateUser, { body: { isOwner: true } })
    userFetched(answer.user)
    toast.success('You are an organizer')
  })

  return (
    <Section title="Organizer">
      {user.isOwner ? (
        <>
          <p className="max-w-[60ch] mb-4">
            You are an organizer: the host console answers requests for your pitches.
          </p>
          <p className="max-w-[60ch] mb-4">
            With <Link to="/settings/security">a passkey</Link> you sign in without a password to be stolen.
          </p>
          <Link className={buttonClass({ variant: 'ghost' })} to="/host">
            Host console
          </Link>
        </>
      ) : (
        <>
          <p className="max-w-[60ch] mb-4">
            Do you run a pitch or a tournament? Organizers get a host console, and play like everybody else.
            You stay one from then on.
          </p>
          <Button variant="ghost" pending={pending} pendingText="One moment..." onClick={become}>
            Become an organizer
          </Button>
        </>
      )}
    </Section>
  )
}
