import { listPasskeys } from '@i-one/contract/accounts/passkeys'
import { callQuery } from '../../lib/call-query.ts'

export const passkeysQuery = callQuery(['passkeys'], listPasskeys)
