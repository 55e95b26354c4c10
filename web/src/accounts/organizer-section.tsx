import type { User } from '@i-one/contract/accounts'
import { updateUser } from '@i-one/contract/accounts/profile'
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
    toast.success('You are an organizer')
  })

  return (
    <Section title="Organizer">
      {user.isOwner ? (
        <>
          <p className="max-w-[60ch] mb-4">
            You are an organizer. Answer requests for your pitches in the host console.
          </p>
          <p className="max-w-[60ch] mb-4">
            Sign in with <Link to="/settings/security">a passkey</Link>, so that no one can steal your
            password.
          </p>
          <Link className={buttonClass({ variant: 'ghost' })} to="/host">
            Host console
          </Link>
        </>
      ) : (
        <>
          <p className="max-w-[60ch] mb-4">
            Do you run a pitch or a tournament? Organizers get a host console and can still join games. You
            can’t switch back later.
          </p>
          <Button variant="ghost" pending={pending} pendingText="One moment..." onClick={become}>
            Become an organizer
          </Button>
        </>
      )}
    </Section>
  )
}
