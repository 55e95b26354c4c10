import { isIP } from 'node:net'
import type { About } from '@i-one/contract/about'
import { languages } from '@i-one/contract/languages'
import { Latitude, Longitude } from '@i-one/contract/shapes'
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'
import * as z from 'zod/mini'

const url = (protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols.join('|')})$`),
    error: `must be a ${protocols.join(' or ')} URL`,
  })
const someText = (longest: number) =>
  z.string().check(z.maxLength(longest, `must be at most ${longest} characters`))
const coordinates = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/, 'must be longitude,latitude')),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number) as [number, number]),
    z.tuple([Longitude, Latitude]),
  ),
)
const yesOrNo = (byDefault: boolean) =>
  z.pipe(
    z._default(z.enum(['on', 'off'], "must be 'on' or 'off'"), byDefault ? 'on' : 'off'),
    z.transform((text) => text === 'on'),
  )

const wholeNumber = (min: number, max: number, byDefault: number) => {
  const error = `must be a whole number, ${min} to ${max}`
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, error)),
      z.pipe(z.transform(Number), z.int().check(z.gte(min, error), z.lte(max, error))),
    ),
    byDefault,
  )
}

const isNetwork = (text: string) => {
  const [address = '', bits = '', ...rest] = text.split('/')
  const max = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (!text.includes('/')) return max > 0
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= max
}

const splitList = (text: string) => text.split(',').map((part) => part.trim())

const proxies =
  "must be 'off', the number of proxies in front (1 to 9), or their addresses (10.0.0.0/8,127.0.0.1)"
const Proxies = z.pipe(
  z._default(z.string(), 'off'),
  z.pipe(
    z.transform((text: string) => {
      if (text === 'off') return false
      return /^[1-9]$/.test(text) ? Number(text) : splitList(text)
    }),
    z.custom<number | string[] | false>(
      (trusted) => !Array.isArray(trusted) || trusted.every(isNetwork),
      proxies,
    ),
  ),
)

const networks = "must be 'off', or addresses and networks (127.0.0.1,10.0.0.0/8)"
const Networks = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => (text === 'off' ? [] : splitList(text))),
    z.custom<string[]>((input) => Array.isArray(input) && input.every(isNetwork), networks),
  ),
)

const Port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port, 0 to 65535')),
  z.pipe(z.transform(Number), z.int().check(z.lte(65_535, 'must be a port, 0 to 65535'))),
)

const Environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1, 'must not be empty')), '127.0.0.1'),
  PORT: z._default(Port, 3000),
  ALIVE_PORT: z.optional(Port),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must not be empty')), './data'),
  DATABASE_URL: z.optional(url(['postgres', 'postgresql'])),
  DATABASE_OWNER_URL: z.optional(url(['postgres', 'postgresql'])),
  DATABASE_DIRECT_URL: z.optional(url(['postgres', 'postgresql'])),
  DATABASE_READ_URL: z.optional(url(['postgres', 'postgresql'])),
  DATABASE_POOL: wholeNumber(8, 1000, 20),
  DATABASE_DIRECT_POOL: wholeNumber(4, 100, 4),
  NATS_URL: z.optional(url(['nats', 'tls'])),
  SMTP_URL: z.optional(url(['smtp', 'smtps'])),
  MAIL_FROM: z._default(z.string().check(z.minLength(3, 'must be an address')), 'i-one <no-reply@localhost>'),
  PUBLIC_URL: z.optional(url(['https', 'http'])),
  DEFAULT_COUNTRY: z._default(
    z.custom<CountryCode>(
      (text) => typeof text === 'string' && isSupportedCountry(text),
      'must be a two-letter country code, such as NG',
    ),
    'NG',
  ),
  DEFAULT_LANGUAGE: z._default(z.enum(languages, `must be ${languages.join(' or ')}`), 'en'),
  CONTACT_ADDRESS: z._default(someText(200), '14 Adéníran Ògúnsànyà Street, Surulere, Lagos'),
  CONTACT_EMAIL: z._default(
    z.string().check(z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/, 'must be an email address')),
    'hello@i-one.example',
  ),
  CONTACT_PHONE: z._default(someText(30), '0800 000 0000'),
  DEMO_PASSWORD: z.optional(z.string().check(z.minLength(6, 'must be at least 6 characters'))),
  CITY: z._default(coordinates, [3.3792, 6.5244]),
  SOCIAL_X: z.optional(url(['https'])),
  SOCIAL_INSTAGRAM: z.optional(url(['https'])),
  SOCIAL_FACEBOOK: z.optional(url(['https'])),
  TRUST_PROXY: Proxies,
  RATE_LIMITS: yesOrNo(true),
  METRICS_FROM: z.optional(Networks),
  LOG_LEVEL: z._default(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
})

export class StartError extends Error {
  override name = 'StartError'
}

export const parseConfig = (environment: Record<string, string | undefined>) => {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = z.safeParse(Environment, input)
  if (!success)
    throw new StartError(
      error.issues.map(({ path, message }) => `${path.slice(0, 1).join()} ${message}`).join('\n'),
    )
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (data[name] && !data.DATABASE_URL)
      throw new StartError(`${name} also needs DATABASE_URL, which is not set`)
  if (!data.PUBLIC_URL && !isLoopbackHost(data.HOST))
    throw new StartError(
      'PUBLIC_URL must be set to the address that people open, because HOST accepts connections from other machines',
    )
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, '')
  return {
    host: data.HOST,
    port: data.PORT,
    alivePort: data.ALIVE_PORT,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    /** Bypasses the pooler, because LISTEN and session-level advisory locks need a direct connection. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databasePool: data.DATABASE_POOL,
    databaseDirectPool: data.DATABASE_DIRECT_POOL,
    natsUrl: data.NATS_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    publicUrl,
    defaultCountry: data.DEFAULT_COUNTRY,
    defaultLanguage: data.DEFAULT_LANGUAGE,
    about: {
      address: data.CONTACT_ADDRESS,
      email: data.CONTACT_EMAIL,
      phone: data.CONTACT_PHONE,
      phoneLink: `tel:${data.CONTACT_PHONE.replace(/[^+\d]/g, '')}`,
      x: data.SOCIAL_X ?? '/',
      instagram: data.SOCIAL_INSTAGRAM ?? '/',
      facebook: data.SOCIAL_FACEBOOK ?? '/',
      city: data.CITY,
    } satisfies About,
    trustProxy: data.TRUST_PROXY,
    rateLimits: data.RATE_LIMITS,
    /** Addresses that can read metrics; undefined if only local requests can. */
    metricsFrom: data.METRICS_FROM ?? metricsByDefault(publicUrl, data.TRUST_PROXY),
    demoPassword: data.DEMO_PASSWORD,
    logLevel: data.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof parseConfig>

// Without a configured proxy, a public server rejects all metrics requests: behind an unknown proxy, any request looks local.
const metricsByDefault = (publicUrl: string, trustProxy: z.output<typeof Proxies>) =>
  isLoopback({ publicUrl }) || trustProxy !== false ? undefined : []

export const isLoopbackHost = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

export const isLoopback = ({ publicUrl }: { publicUrl: string }) =>
  isLoopbackHost(new URL(publicUrl).hostname)
