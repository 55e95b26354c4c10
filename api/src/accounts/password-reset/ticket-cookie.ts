import { resetPassword } from '@i-one/contract/accounts/password-reset'
import type { Config } from '../../lib/config.ts'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { lifetime } from './rules.ts'

type Origin = Pick<Config, 'publicUrl'>

const cookie = { name: 'reset-ticket', path: resetPassword.path, lifetime }

export const ticketCookie = (ticket: string, origin: Origin) => writeCookie(cookie, ticket, origin)

export const readTicket = (cookies: string | undefined, origin: Origin) => readCookie(cookie, cookies, origin)
