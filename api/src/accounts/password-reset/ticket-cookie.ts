import { resetPassword } from '@i-one/contract/accounts/password-reset'
import type { Config } from '../../lib/config.ts'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { resetLifetime } from './rules.ts'

type Origin = Pick<Config, 'publicUrl'>

const cookie = { name: 'reset-ticket', path: resetPassword.path, lifetime: resetLifetime }

export const formatTicketCookie = (ticket: string, origin: Origin) => writeCookie(cookie, ticket, origin)

export const readTicketCookie = (cookies: string | undefined, origin: Origin) =>
  readCookie(cookie, cookies, origin)
