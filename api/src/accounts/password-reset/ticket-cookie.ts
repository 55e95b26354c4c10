import { resetPassword } from '@i-one/contract/accounts/password-reset'
import type { Config } from '../../lib/config.ts'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { lifetime } from './rules.ts'

type Origin = Pick<Config, 'publicUrl'>

const cookie = { name: 'reset-ticket', path: resetPassword.path, lifetime }

/** The `Set-Cookie` header that gives a browser its ticket; the empty ticket takes it back. */
export const ticketCookie = (ticket: string, origin: Origin) => writeCookie(cookie, ticket, origin)

/** The ticket in a request's `Cookie` header. */
export const ticketOf = (cookies: string | undefined, origin: Origin) => readCookie(cookie, cookies, origin)
