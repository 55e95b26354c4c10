import type { User } from '@i-one/contract/accounts'
import { Trans } from '@lingui/react/macro'
import { OrganizerSection } from '../accounts/organizer-section.tsx'

export const OrganizersOnlyNotice = ({ user }: { user: User }) => (
  <>
    <p>
      <Trans>This page is for organizers. You joined as a player and can captain any game.</Trans>
    </p>
    <OrganizerSection user={user} />
  </>
)
