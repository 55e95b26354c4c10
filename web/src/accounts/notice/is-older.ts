import type { User } from '@i-one/contract/accounts'
import { privacyNotice } from '@i-one/contract/privacy'

/** Returns false if `privacyVersion` is missing, because older versions of the app stored users without it. */
export const hasNewNotice = ({ privacyVersion }: { privacyVersion?: User['privacyVersion'] | undefined }) =>
  privacyVersion !== undefined && (privacyVersion ?? 0) < privacyNotice.version
