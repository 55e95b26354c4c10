import { logIn, logOut, register } from '@i-one/contract/accounts'
import { confirmEmail } from '@i-one/contract/accounts/confirmation'
import { revokeLogin, revokeOtherLogins } from '@i-one/contract/accounts/logins'
import { exportUser } from '@i-one/contract/accounts/own-data'
import { addPasskey, logInByPasskey, removePasskey } from '@i-one/contract/accounts/passkeys'
import { changePassword } from '@i-one/contract/accounts/password'
import {
  requestPasswordReset,
  resetPassword,
  verifyCode,
  verifyLink,
} from '@i-one/contract/accounts/password-reset'
import { updateUser } from '@i-one/contract/accounts/profile'
import type { Endpoint } from '@i-one/contract/endpoint'
import type { ErrorCode } from '@i-one/contract/errors'
import { deleteUser } from '@i-one/contract/leaving'
import { acceptWhistle } from '@i-one/contract/matches/scorers'
import { updateBankDetails, removeBankDetails } from '@i-one/contract/payments/bank-details'
import type { FastifyInstance } from 'fastify'
import { toNetwork } from './lib/http/rate-limit.ts'

const kinds: [Endpoint, string][] = [
  [register, 'registration'],
  [logIn, 'login'],
  [logInByPasskey, 'login by passkey'],
  [addPasskey, 'passkey added'],
  [removePasskey, 'passkey removed'],
  [logOut, 'logout'],
  [requestPasswordReset, 'code requested'],
  [verifyCode, 'code attempt'],
  [verifyLink, 'link attempt'],
  [resetPassword, 'password reset'],
  [changePassword, 'password changed'],
  [revokeLogin, 'device signed out'],
  [revokeOtherLogins, 'other devices signed out'],
  [confirmEmail, 'address confirmed'],
  [updateUser, 'profile changed'],
  [updateBankDetails, 'bank details changed'],
  [removeBankDetails, 'bank details removed'],
  [exportUser, 'own data exported'],
  [deleteUser, 'account deleted'],
  [acceptWhistle, 'scorekeeping link accepted'],
]

const watched: ErrorCode[] = [
  'suspended',
  'too-many',
  'busy',
  'passkey-needed',
  'not-yours',
  'organizers-only',
]

const shutOut: ErrorCode[] = ['not-found', 'not-signed-in']

/** Logs no email addresses, names or codes. `staffCalls`: endpoints of the staff console. */
export const logSecurityEvents = (fastify: FastifyInstance, staffCalls: ReadonlySet<string>) => {
  const kindOf = new Map(kinds.map(([{ method, path }, kind]) => [`${method} ${path}`, kind]))
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, account, ip, errorCode } = request
    const route = `${method} ${request.routeOptions.url ?? ''}`
    const kind = kindOf.get(route)
    const isWatched =
      errorCode && (watched.includes(errorCode) || (staffCalls.has(route) && shutOut.includes(errorCode)))
    if (kind ?? isWatched) {
      const outcome = errorCode ?? (reply.statusCode < 400 ? 'ok' : String(reply.statusCode))
      const facts = { security: kind ?? route, account, network: toNetwork(ip), outcome }
      if (outcome === 'ok') request.log.info(facts, 'security')
      else request.log.warn(facts, 'security')
    }
    done()
  })
}
