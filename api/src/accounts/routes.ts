import { getUser, logIn, logOut, register } from '@i-one/contract/accounts'
import { inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { isFromHere } from '../lib/http/caller.ts'
import { lockUserAndAddLogin, endLogin, loginsOf } from '../lib/http/log-in.ts'
import { giveBack, networkOf, takeTurn } from '../lib/http/rate-limit.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { hashPassword, isPassword } from '../lib/password.ts'
import { hashToken, newToken } from '../lib/token.ts'
import { addPlayer } from '../players/sql.ts'
import { requireFreeName } from '../reserved-names.ts'
import { turnAt } from './actions.ts'
import { askToConfirm } from './confirmation/actions.ts'
import { requireHardToGuess } from './easy-passwords.ts'
import { deviceOf, giveDevice } from './known-devices/device-cookie.ts'
import { rememberDevice } from './known-devices/sql.ts'
import { deviceName } from './logins/rules.ts'
import { emailKey, internationalNumber, limits, mayLogIn } from './rules.ts'
import { addUser, toUser, userByEmail, userById } from './sql.ts'

const logInLimits = { ofAccount: limits.accountLogIns, ofDevice: limits.knownDeviceLogIns }

export const accounts = (app: App) => {
  const { config } = app

  serve(app, register, async ({ body: { password, ...body }, db, now, request }) => {
    const who = networkOf(request.ip)
    await takeTurn(app, { limit: limits.networkRegistrations, who }, now)
    const phoneNumber = internationalNumber(body.phoneNumber, config.defaultCountry)
    requireFreeName(body.nickname, 'nickname')
    await requireHardToGuess(password, body, 'password')
    const passwordHash = await hashPassword(password)
    // counted before anything is known of the address: over the limit, free and taken ones get the same answer
    const takenAddress = { limit: limits.networkTakenAddresses, who }
    await takeTurn(app, takenAddress, now)
    const user = await inTransaction(db, async (tx) => {
      const id = await addPlayer(tx, { name: body.nickname, position: body.position }, now)
      const account = { ...body, id, phoneNumber, passwordHash, emailKey: emailKey(body.email) }
      const added = await addUser(tx, account, now)
      await askToConfirm(tx, id, 'welcome')
      return added
    })
    await giveBack(app, takenAddress)
    return { user: toUser(user), message: 'User registered successfully' }
  })

  serve(app, logIn, async ({ body: { email, password }, db, now, request, reply }) => {
    await takeTurn(app, { limit: limits.networkLogIns, who: networkOf(request.ip) }, now)
    const asker = { address: emailKey(email), device: deviceOf(request, config) }
    const turn = await turnAt(db, asker, logInLimits, now)
    await takeTurn(app, turn, now)
    const user = await userByEmail(db, emailKey(email))
    request.account = user?.id
    const matches = await isPassword(password, user?.passwordHash)
    if (!user || !matches) throw new Refusal('wrong-login')
    mayLogIn(user, isFromHere(request, config))
    const token = newToken()
    const device = deviceName(request.headers['user-agent'])
    const browser = giveDevice(request, reply, config)
    await inTransaction(db, async (tx) => {
      if (!(await lockUserAndAddLogin(tx, user, { tokenHash: hashToken(token), device }, now)))
        throw new Refusal('wrong-login')
      await rememberDevice(tx, user.id, browser, now)
    })
    await giveBack(app, turn)
    return { user: toUser(user), token, message: 'Login successful' }
  })

  serve(app, logOut, async ({ user, db }) => {
    await inTransaction(db, async (tx) => {
      await endLogin(tx, user.tokenHash)
      await notifyTopics(tx, loginsOf(user.id))
    })
    return { message: 'Logout successful' }
  })

  serve(app, getUser, async ({ user, db }) => ({ user: toUser(await userById(db, user.id)) }))
}
