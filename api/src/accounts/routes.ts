import { getUser, logIn, logOut, register } from '@i-one/contract/accounts'
import { ApiError } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { isLocalRequest } from '../lib/http/caller.ts'
import { lockUserAndAddLogin, revokeLogin, toLoginsTopic } from '../lib/http/log-in.ts'
import { refundQuota, toNetwork, consumeQuota } from '../lib/http/rate-limit.ts'
import { serve } from '../lib/http/serve.ts'
import { currentLanguage, i18n } from '../lib/i18n/i18n.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { hashPassword, isPasswordCorrect } from '../lib/password.ts'
import { hashToken, createToken } from '../lib/token.ts'
import { insertPlayer } from '../players/sql.ts'
import { requireFreeName } from '../reserved-names.ts'
import { getPasswordQuota } from './actions.ts'
import { queueConfirmationMail } from './confirmation/actions.ts'
import { requireHardToGuess } from './easy-passwords.ts'
import { readDevice, setDeviceCookie } from './known-devices/device-cookie.ts'
import { saveKnownDevice } from './known-devices/sql.ts'
import { parseDeviceName } from './logins/rules.ts'
import { toEmailKey, toInternationalNumber, limits, requireCanLogIn } from './rules.ts'
import { insertUser, toUser, findUserByEmail, getUserById } from './sql.ts'

const logInLimits = { ofAccount: limits.accountLogIns, ofDevice: limits.knownDeviceLogIns }

export const accounts = (app: App) => {
  const { config } = app

  serve(app, register, {
    prepare: async ({ body: { password, ...body }, now, request }) => {
      const who = toNetwork(request.ip)
      await consumeQuota(app, { limit: limits.networkRegistrations, who }, now)
      const phoneNumber = toInternationalNumber(body.phoneNumber, config.defaultCountry)
      requireFreeName(body.nickname, 'nickname')
      await requireHardToGuess(password, body, 'password')
      const passwordHash = await hashPassword(password)
      // counts the request before the address is looked up, so that responses do not reveal registered addresses
      const takenAddress = { limit: limits.networkTakenAddresses, who }
      await consumeQuota(app, takenAddress, now)
      const emailKey = toEmailKey(body.email)
      const account = { ...body, phoneNumber, passwordHash, emailKey, language: currentLanguage() }
      return { account, takenAddress }
    },
    handle: async ({ prepared: { account, takenAddress }, db, now }) => {
      const { nickname: name, position } = account
      const id = await insertPlayer(db, { name, position }, now)
      const user = await insertUser(db, { ...account, id }, now)
      await queueConfirmationMail(db, id, 'welcome')
      await refundQuota({ db, config }, takenAddress)
      return { user: toUser(user), message: i18n._('User registered successfully') }
    },
  })

  serve(app, logIn, {
    prepare: async ({ body: { email, password }, db, now, request }) => {
      await consumeQuota(app, { limit: limits.networkLogIns, who: toNetwork(request.ip) }, now)
      const requester = { address: toEmailKey(email), device: readDevice(request, config) }
      const quota = await getPasswordQuota(db, requester, logInLimits, now)
      await consumeQuota(app, quota, now)
      const user = await findUserByEmail(db, toEmailKey(email))
      request.account = user?.id
      const matches = await isPasswordCorrect(password, user?.passwordHash)
      if (!user || !matches) throw new ApiError('wrong-login')
      requireCanLogIn(user, isLocalRequest(request, config))
      return { user, quota }
    },
    handle: async ({ prepared: { user, quota }, db, now, request, reply }) => {
      const token = createToken()
      const device = parseDeviceName(request.headers['user-agent'])
      if (!(await lockUserAndAddLogin(db, user, { tokenHash: hashToken(token), device }, now)))
        throw new ApiError('wrong-login')
      await saveKnownDevice(db, user.id, setDeviceCookie(request, reply, config), now)
      await refundQuota({ db, config }, quota)
      return { user: toUser(user), token, message: i18n._('Login successful') }
    },
  })

  serve(app, logOut, {
    writes: true,
    handle: async ({ user, db }) => {
      await revokeLogin(db, user.tokenHash)
      await notifyTopics(db, toLoginsTopic(user.id))
      return { message: i18n._('Logout successful') }
    },
  })

  serve(app, getUser, async ({ user, db }) => ({ user: toUser(await getUserById(db, user.id)) }))
}
