import {
  addPasskey,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
  startProof,
} from '@i-one/contract/accounts/passkeys'
import { inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { isFromHere } from '../../lib/http/caller.ts'
import { lockPasskeyAndAddLogin, endLoginsOfPasskey, keepPasskeyOf, loginsOf } from '../../lib/http/log-in.ts'
import { networkOf, takeTurn } from '../../lib/http/rate-limit.ts'
import { Refusal } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { queueMailTo } from '../actions.ts'
import { giveDevice } from '../known-devices/device-cookie.ts'
import { rememberDevice } from '../known-devices/sql.ts'
import { deviceName } from '../logins/rules.ts'
import { passkeyAdded, passkeyRemoved } from '../mails.ts'
import { limits, mayLogIn } from '../rules.ts'
import { lockUser, toUser, userById } from '../sql.ts'
import { checkPasskey, newPasskeyOptions, passkeyOptions, proveOneself, readNewPasskey } from './actions.ts'
import { onWire, requireRoom, requireSite, siteOf } from './rules.ts'
import { deletePasskey, insertPasskey, listPasskeysOf, lockPasskey } from './sql.ts'

export const passkeys = (app: App) => {
  const { config } = app
  const takeOwnTurn = (userId: string, now: Date) =>
    takeTurn(app, { limit: limits.accountPasskeys, who: userId }, now)
  const takeNetworkTurn = (ip: string, now: Date) =>
    takeTurn(app, { limit: limits.networkLogIns, who: networkOf(ip) }, now)

  serve(app, listPasskeys, async ({ user, db }) => ({
    passkeys: (await listPasskeysOf(db, user.id)).map(onWire),
    origin: siteOf(config)?.origin ?? null,
  }))

  serve(app, startPasskey, async ({ body, user: { id }, db, now, request }) => {
    requireSite(config)
    await takeOwnTurn(id, now)
    const user = await userById(db, id)
    const keys = await listPasskeysOf(db, id)
    requireRoom(keys.length)
    await proveOneself(app, { user, ip: request.ip }, body, now)
    return newPasskeyOptions(app, user, keys, now)
  })

  serve(app, addPasskey, async ({ body, user: { id, tokenHash }, db, now, request }) => {
    const made = await readNewPasskey(app, body.passkey, id, now)
    const name = body.name || deviceName(request.headers['user-agent'])
    return inTransaction(db, async (tx) => {
      // two at once would both see room for one
      if ((await lockUser(tx, id)) === undefined) throw new Refusal('not-signed-in')
      requireRoom((await listPasskeysOf(tx, id)).length)
      const row = await insertPasskey(tx, { ...made, userId: id, name }, now)
      if (!row) throw new Refusal('wrong-passkey')
      await keepPasskeyOf(tx, tokenHash, row.id)
      await queueMailTo(tx, id, (to) => passkeyAdded(to, config))
      return { passkey: onWire(row), message: 'The passkey is added.' }
    })
  })

  serve(app, startProof, async ({ user, db, now }) => {
    await takeOwnTurn(user.id, now)
    const keys = await listPasskeysOf(db, user.id)
    return passkeyOptions(app, { purpose: 'prove', userId: user.id }, keys, now)
  })

  serve(app, removePasskey, async ({ params, body, user: { id, tokenHash }, db, now, request }) => {
    await proveOneself(app, { user: await userById(db, id), ip: request.ip }, body, now)
    return inTransaction(db, async (tx) => {
      if (await lockPasskey(tx, id, params.id)) {
        await endLoginsOfPasskey(tx, params.id, tokenHash)
        await deletePasskey(tx, params.id)
        await notifyTopics(tx, loginsOf(id))
        await queueMailTo(tx, id, (to) => passkeyRemoved(to, config))
      }
      return { message: 'The passkey is removed.' }
    })
  })

  serve(app, startPasskeyLogin, async ({ now, request }) => {
    await takeNetworkTurn(request.ip, now)
    return passkeyOptions(app, { purpose: 'sign-in', userId: null }, [], now)
  })

  serve(app, logInByPasskey, async ({ body, db, now, request, reply }) => {
    await takeNetworkTurn(request.ip, now)
    const passkey = await checkPasskey(app, body.passkey, { purpose: 'sign-in', userId: null }, now)
    const user = await userById(db, passkey.user_id)
    request.account = user.id
    mayLogIn(user, isFromHere(request, config))
    const token = newToken()
    const device = deviceName(request.headers['user-agent'])
    const browser = giveDevice(request, reply, config)
    await inTransaction(db, async (tx) => {
      if (!(await lockPasskeyAndAddLogin(tx, passkey.id, { tokenHash: hashToken(token), device }, now)))
        throw new Refusal('wrong-passkey')
      await rememberDevice(tx, user.id, browser, now)
    })
    return { user: toUser(user), token, message: 'Login successful' }
  })
}
