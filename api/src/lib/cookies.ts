import type { Config } from './config.ts'

type Origin = Pick<Config, 'publicUrl'>

interface Cookie {
  name: string
  path: string
  lifetime: number
}

const isHttps = ({ publicUrl }: Origin) => publicUrl.startsWith('https:')

// Browsers reject cookies with the prefix `__Secure-` over plain HTTP.
const nameOf = ({ name }: Cookie, origin: Origin) => `${isHttps(origin) ? '__Secure-' : ''}${name}`

export const writeCookie = (cookie: Cookie, value: string, origin: Origin) =>
  [
    `${nameOf(cookie, origin)}=${value}`,
    `Path=${cookie.path}`,
    `Max-Age=${value ? cookie.lifetime / 1000 : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(origin) ? ['Secure'] : []),
  ].join('; ')

export const readCookie = (cookie: Cookie, header = '', origin: Origin) => {
  const begin = `${nameOf(cookie, origin)}=`
  return header
    .split('; ')
    .find((one) => one.startsWith(begin))
    ?.slice(begin.length)
}
