import { resetPassword } from '@i-one/contract/accounts/password-reset'
import type { Config } from '../../lib/config.ts'
import { lifetime } from './rules.ts'

const name = 'reset-ticket'

/** The `Set-Cookie` header that gives a browser its ticket; the empty ticket takes it back. */
export const ticketCookie = (ticket: string, { publicUrl }: Config) =>
  [
    `${name}=${ticket}`,
    `Path=${resetPassword.path}`,
    `Max-Age=${ticket ? lifetime / 1000 : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

/** The ticket in a request's `Cookie` header. */
export const ticketOf = (cookies = '') =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
