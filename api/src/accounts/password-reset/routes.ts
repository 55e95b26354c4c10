import {
  requestPasswordReset,
  resetPassword,
  verifyCode,
  verifyLink,
} from '@i-one/contract/accounts/password-reset'
import { errors } from '@i-one/contract/errors'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { revokeLogins, toLoginsTopic } from '../../lib/http/log-in.ts'
import { toNetwork, consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { hashPassword } from '../../lib/password.ts'
import { hashToken } from '../../lib/token.ts'
import { queueUserMail, getPasswordQuota } from '../actions.ts'
import { requireHardToGuess } from '../easy-passwords.ts'
import { passwordChangedMail } from '../emails.ts'
import { setDeviceCookie } from '../known-devices/device-cookie.ts'
import { deleteOtherKnownDevices, saveKnownDevice } from '../known-devices/sql.ts'
import { toEmailKey, limits } from '../rules.ts'
import { updatePassword } from '../sql.ts'
import { queueResetCode, createTicket } from './actions.ts'
import { hashAddress, hashCode } from './rules.ts'
import {
  revokeResets,
  getResetKey,
  consumeResetTicket,
  findResetTicketHolder,
  consumeResetCode,
  consumeResetLink,
} from './sql.ts'
import { formatTicketCookie, readTicketCookie } from './ticket-cookie.ts'

const mailLimits = { ofAccount: limits.accountEmails, ofDevice: limits.knownDeviceEmails }

export const passwordReset = (app: App) => {
  const { config } = app
  const consumeNetworkQuota = ({ ip }: FastifyRequest, now: Date) =>
    consumeQuota(app, { limit: limits.networkCodes, who: toNetwork(ip) }, now)

  serve(app, requestPasswordReset, {
    prepare: async ({ body, db, now, request, reply }) => {
      const address = toEmailKey(body.email)
      await consumeNetworkQuota(request, now)
      const device = setDeviceCookie(request, reply, config)
      await consumeQuota(app, await getPasswordQuota(db, { address, device }, mailLimits, now), now)
      return { address, device }
    },
    handle: async ({ prepared: { address, device }, db }) => {
      await queueResetCode(db, address, device)
      return { message: i18n._('If this address has an account, a code is on its way.') }
    },
  })

  serve(app, verifyCode, {
    prepare: async ({ body, now, request }) => {
      await consumeNetworkQuota(request, now)
      await consumeQuota(app, { limit: limits.accountCodes, who: toEmailKey(body.email) }, now)
    },
    handle: async ({ body, db, now, reply }) => {
      const address = toEmailKey(body.email)
      const key = await getResetKey(db)
      const userId = await consumeResetCode(
        db,
        hashAddress(key, address),
        hashCode(key, address, body.otp),
        now,
      )
      // commits the attempt count although the request fails
      if (!userId) throw new ApiError('wrong-code', { msg: i18n._(errors['wrong-code'][1]) }).keepingChanges()
      reply.header('set-cookie', formatTicketCookie(await createTicket(db, userId, now), config))
      return { message: i18n._('Code verified') }
    },
  })

  serve(app, verifyLink, {
    prepare: ({ request, now }) => consumeNetworkQuota(request, now),
    handle: async ({ body, db, now, reply }) => {
      const userId = await consumeResetLink(db, hashToken(body.link), now)
      if (!userId) throw new ApiError('wrong-link')
      reply.header('set-cookie', formatTicketCookie(await createTicket(db, userId, now), config))
      return { message: i18n._('Link verified') }
    },
  })

  serve(app, resetPassword, {
    prepare: async ({ body, db, now, request }) => {
      const ticket = readTicketCookie(request.headers.cookie, config)
      if (!ticket) throw new ApiError('no-reset-ticket')
      const ticketHash = hashToken(ticket)
      const user = await findResetTicketHolder(db, { ticketHash, emailKey: toEmailKey(body.email) }, now)
      if (!user) throw new ApiError('no-reset-ticket')
      await requireHardToGuess(body.newPassword, user, 'newPassword')
      return { user, ticketHash, passwordHash: await hashPassword(body.newPassword) }
    },
    handle: async ({ prepared: { user, ticketHash, passwordHash }, db, now, request, reply }) => {
      const browser = setDeviceCookie(request, reply, config)
      // guard: a reset ticket works once
      if (!(await consumeResetTicket(db, ticketHash, now))) throw new ApiError('no-reset-ticket')
      await updatePassword(db, user.id, passwordHash, now)
      // guard: a new password revokes all logins
      await revokeLogins(db, user.id)
      await notifyTopics(db, toLoginsTopic(user.id))
      await revokeResets(db, user.id, now)
      await deleteOtherKnownDevices(db, user.id, browser)
      await saveKnownDevice(db, user.id, browser, now)
      await queueUserMail(db, user.id, (to) => passwordChangedMail(to, config))
      reply.header('set-cookie', formatTicketCookie('', config))
      return { message: i18n._('Password Reset Successfully') }
    },
  })
}
