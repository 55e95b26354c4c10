import type { User } from '@i-one/contract/accounts'
import { privacyNotice } from '@i-one/contract/privacy'

/** State stored by an older version of the app has no `privacyVersion`, and then nothing is asked. */
export const isOlderVersion = ({ privacyVersion }: { privacyVersion?: User['privacyVersion'] | undefined }) =>
  privacyVersion !== undefined && (privacyVersion ?? 0) < privacyNotice.version
