import type { Config } from './config.ts'

type Origin = Pick<Config, 'publicUrl'>

interface Cookie {
  name: string
  path: string
  /** Milliseconds. */
  lifetime: number
}

const isHttps = ({ publicUrl }: Origin) => publicUrl.startsWith('https:')

/** A page without HTTPS, somebody on the way perhaps, cannot set a cookie whose name begins so. */
const nameOf = ({ name }: Cookie, origin: Origin) => `${isHttps(origin) ? '__Secure-' : ''}${name}`

/** The `Set-Cookie` header that gives a browser a cookie no script sees; the empty value takes it back. */
export const writeCookie = (cookie: Cookie, value: string, origin: Origin) =>
  [
    `${nameOf(cookie, origin)}=${value}`,
    `Path=${cookie.path}`,
    `Max-Age=${value ? cookie.lifetime / 1000 : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(origin) ? ['Secure'] : []),
  ].join('; ')

/** Its value in a request's `Cookie` header. */
export const readCookie = (cookie: Cookie, header = '', origin: Origin) => {
  const begin = `${nameOf(cookie, origin)}=`
  return header
    .split('; ')
    .find((one) => one.startsWith(begin))
    ?.slice(begin.length)
}
