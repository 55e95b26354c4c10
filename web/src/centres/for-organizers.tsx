import type { User } from '@i-one/contract/accounts'
import { OrganizerSection } from '../accounts/organizer-section.tsx'

export const OrganizersOnlyNotice = ({ user }: { user: User }) => (
  <>
    <p>This page is for organizers. You joined as a player and can captain any game.</p>
    <OrganizerSection user={user} />
  </>
)
