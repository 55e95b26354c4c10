import { resetPassword } from '@i-one/contract/accounts/password-reset'
import type { Config } from '../../lib/config.ts'
import { lifetime } from './rules.ts'

type Origin = Pick<Config, 'publicUrl'>

const isHttps = ({ publicUrl }: Origin) => publicUrl.startsWith('https:')

/** A page without HTTPS, somebody on the way perhaps, cannot set a cookie whose name begins so. */
const nameOf = (origin: Origin) => `${isHttps(origin) ? '__Secure-' : ''}reset-ticket`

/** The `Set-Cookie` header that gives a browser its ticket; the empty ticket takes it back. */
export const ticketCookie = (ticket: string, origin: Origin) =>
  [
    `${nameOf(origin)}=${ticket}`,
    `Path=${resetPassword.path}`,
    `Max-Age=${ticket ? lifetime / 1000 : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(origin) ? ['Secure'] : []),
  ].join('; ')

/** The ticket in a request's `Cookie` header. */
export const ticketOf = (cookies = '', origin: Origin) => {
  const begin = `${nameOf(origin)}=`
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(begin))
    ?.slice(begin.length)
}
