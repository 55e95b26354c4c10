import type { User } from '@i-one/contract/accounts'
import { privacyNotice } from '@i-one/contract/privacy'

/**
 * Whether somebody agreed to an earlier notice than the one in force, or to none. What an older version of the app has
 * kept of them does not say, and asks for nothing.
 */
export const isOlder = ({ privacyVersion }: { privacyVersion?: User['privacyVersion'] | undefined }) =>
  privacyVersion !== undefined && (privacyVersion ?? 0) < privacyNotice.version
