import {
  addPasskey,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
  startProof,
} from '@i-one/contract/accounts/passkeys'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { isLocalRequest } from '../../lib/http/caller.ts'
import {
  lockPasskeyAndAddLogin,
  revokeLoginsOfPasskey,
  saveLoginPasskey,
  toLoginsTopic,
} from '../../lib/http/log-in.ts'
import { toNetwork, consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { hashToken, createToken } from '../../lib/token.ts'
import { queueUserMail } from '../actions.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '../emails.ts'
import { setDeviceCookie } from '../known-devices/device-cookie.ts'
import { saveKnownDevice } from '../known-devices/sql.ts'
import { parseDeviceName } from '../logins/rules.ts'
import { limits, requireCanLogIn } from '../rules.ts'
import { lockUser, toUser, getUserById } from '../sql.ts'
import {
  verifyPasskey,
  createRegistrationOptions,
  createLoginOptions,
  verifyIdentity,
  verifyRegistration,
} from './actions.ts'
import { toPasskey, requirePasskeyLimit, requireRelyingParty, getRelyingParty } from './rules.ts'
import { deletePasskey, insertPasskey, insertPasskeyChallenge, listPasskeysOf, lockPasskey } from './sql.ts'

export const passkeys = (app: App) => {
  const { config } = app
  const consumeOwnQuota = (userId: string, now: Date) =>
    consumeQuota(app, { limit: limits.accountPasskeys, who: userId }, now)
  const consumeNetworkQuota = (ip: string, now: Date) =>
    consumeQuota(app, { limit: limits.networkLogIns, who: toNetwork(ip) }, now)

  serve(app, listPasskeys, async ({ user, db }) => ({
    passkeys: (await listPasskeysOf(db, user.id)).map(toPasskey),
    origin: getRelyingParty(config)?.origin ?? null,
  }))

  serve(app, startPasskey, {
    prepare: async ({ body, user: { id }, db, now, request }) => {
      requireRelyingParty(config)
      await consumeOwnQuota(id, now)
      const user = await getUserById(db, id)
      const keys = await listPasskeysOf(db, id)
      requirePasskeyLimit(keys.length)
      await verifyIdentity(app, { user, ip: request.ip }, body, now)
      return createRegistrationOptions(config, user, keys)
    },
    handle: async ({ prepared: options, user, db, now }) => {
      await insertPasskeyChallenge(db, options.challenge, { purpose: 'add', userId: user.id }, now)
      return options
    },
  })

  serve(app, addPasskey, {
    prepare: ({ body, user, now }) => verifyRegistration(app, body.passkey, user.id, now),
    handle: async ({ prepared: made, body, user: { id, tokenHash }, db, now, request }) => {
      const name = body.name || parseDeviceName(request.headers['user-agent'])
      // locks the user, so that concurrent requests cannot exceed the limit of passkeys
      if ((await lockUser(db, id)) === undefined) throw new ApiError('not-signed-in')
      requirePasskeyLimit((await listPasskeysOf(db, id)).length)
      const row = await insertPasskey(db, { ...made, userId: id, name }, now)
      if (!row) throw new ApiError('wrong-passkey')
      await saveLoginPasskey(db, tokenHash, row.id)
      await queueUserMail(db, id, (to) => passkeyAddedMail(to, config))
      return { passkey: toPasskey(row), message: i18n._('Passkey added.') }
    },
  })

  serve(app, startProof, {
    prepare: ({ user, now }) => consumeOwnQuota(user.id, now),
    handle: async ({ user, db, now }) => {
      const keys = await listPasskeysOf(db, user.id)
      return createLoginOptions({ db, config }, { purpose: 'prove', userId: user.id }, keys, now)
    },
  })

  serve(app, removePasskey, {
    prepare: async ({ body, user: { id }, db, now, request }) =>
      verifyIdentity(app, { user: await getUserById(db, id), ip: request.ip }, body, now),
    handle: async ({ params, user: { id, tokenHash }, db }) => {
      if (await lockPasskey(db, id, params.id)) {
        await revokeLoginsOfPasskey(db, params.id, tokenHash)
        await deletePasskey(db, params.id)
        await notifyTopics(db, toLoginsTopic(id))
        await queueUserMail(db, id, (to) => passkeyRemovedMail(to, config))
      }
      return { message: i18n._('Passkey removed.') }
    },
  })

  serve(app, startPasskeyLogin, {
    prepare: ({ request, now }) => consumeNetworkQuota(request.ip, now),
    handle: ({ db, now }) =>
      createLoginOptions({ db, config }, { purpose: 'sign-in', userId: null }, [], now),
  })

  serve(app, logInByPasskey, {
    prepare: async ({ body, db, now, request }) => {
      await consumeNetworkQuota(request.ip, now)
      const passkey = await verifyPasskey(app, body.passkey, { purpose: 'sign-in', userId: null }, now)
      const user = await getUserById(db, passkey.user_id)
      request.account = user.id
      requireCanLogIn(user, isLocalRequest(request, config))
      return { passkey, user }
    },
    handle: async ({ prepared: { passkey, user }, db, now, request, reply }) => {
      const token = createToken()
      const device = parseDeviceName(request.headers['user-agent'])
      if (!(await lockPasskeyAndAddLogin(db, passkey.id, { tokenHash: hashToken(token), device }, now)))
        throw new ApiError('wrong-passkey')
      await saveKnownDevice(db, user.id, setDeviceCookie(request, reply, config), now)
      return { user: toUser(user), token, message: i18n._('Login successful') }
    },
  })
}
