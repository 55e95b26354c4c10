import * as z from 'zod/mini'
import { type Message, i18n, message } from './i18n.ts'
import {
  cleanCode,
  cleanText,
  hasVisibleCharacters,
  hasInvisibleCharacters,
  countCharacters,
} from './text.ts'

export const Id = z
  .string()
  .check(z.overwrite(cleanCode), z.uuid(message('Must be a valid ID')), z.toLowerCase())
export const ById = z.object({ id: Id })

export const Instant = z.string().check(
  z.iso.datetime({ ...message('Must be a time in UTC, such as 2026-11-28T18:00:00Z'), abort: true }),
  z.overwrite((at) => new Date(at).toISOString()),
)

/** A day in the pitch's time zone. From 1900 to 9998, so that neighbouring weeks also have four-digit years. */
export const Day = z.string().check(
  z.iso.date(message('Must be a valid date, such as 2026-11-28')),
  z.refine((day) => day >= '1900-01-01' && day <= '9998-12-31', message('Must be between 1900 and 9998')),
)

export const TimeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, message('Must be a time of day, such as 18:30')))

const noLongitude = message('Must be a longitude from -180 to 180')
const noLatitude = message('Must be a latitude from -90 to 90')
export const Longitude = z.number(noLongitude).check(z.gte(-180, noLongitude), z.lte(180, noLongitude))
export const Latitude = z.number(noLatitude).check(z.gte(-90, noLatitude), z.lte(90, noLatitude))

/** A GeoJSON point: `[longitude, latitude]` in degrees (WGS 84). */
export const Point = z.object({ type: z.literal('Point'), coordinates: z.tuple([Longitude, Latitude]) })
export type Point = z.infer<typeof Point>

export const pointField = (required?: Message, wrong?: Message) =>
  z.object(
    { type: z._default(z.literal('Point'), 'Point'), coordinates: z.tuple([Longitude, Latitude], wrong) },
    required,
  )

/** `amount` is in minor units (kobo for NGN); `currency` is an ISO 4217 code. */
export const Money = z.object({
  amount: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, message('Must be a currency code, such as NGN'))),
})
export type Money = z.infer<typeof Money>

const textLimits = (longest: number, hasUnseen = hasInvisibleCharacters) => {
  const error = message('At most {longest} characters', { longest })
  // One visible character can consist of many code units, so the number of code units needs its own limit.
  return [
    z.maxLength(4 * longest, error),
    z.refine<string>((text) => countCharacters(text) <= longest, error),
    z.refine<string>((text) => !hasUnseen(text), message('Contains hidden characters. Type it again')),
  ] as const
}

const text = (required: Message) =>
  z.string({
    error: ({ input }) => (input === undefined || input === null ? required.error() : i18n._('Must be text')),
  })

/** Normalizes a line of text. Rejects control characters, lone surrogates, bidi overrides and invisible text. */
export const lineField = (required: Message, longest = 100) =>
  text(required).check(
    z.overwrite(cleanLine),
    z.minLength(1, required),
    ...textLimits(longest),
    z.refine((text) => text === '' || hasVisibleCharacters(text), required),
  )

const cleanLine = (text: string) => cleanText(text.replaceAll('\t', ' '))

export const optionalLineField = (longest: number) =>
  z.string(message('Must be text')).check(
    z.overwrite(cleanLine),
    ...textLimits(longest),
    z.refine(
      (text) => text === '' || hasVisibleCharacters(text),
      message('Contains only invisible characters'),
    ),
  )

const cleanLines = (text: string) => cleanText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
const hasUnseenInLines = (text: string) => hasInvisibleCharacters(text.replace(/[\n\t]/g, ''))

export const textField = (required: Message, longest: number) =>
  text(required).check(
    z.overwrite(cleanLines),
    z.minLength(1, required),
    ...textLimits(longest, hasUnseenInLines),
    z.refine((text) => text === '' || hasVisibleCharacters(text), required),
  )

export const optionalTextField = (longest: number) =>
  z.string(message('Must be text')).check(z.overwrite(cleanLines), ...textLimits(longest, hasUnseenInLines))

export const codeField = (pattern: RegExp, error = message('Must be a valid code')) =>
  z.string(error).check(z.overwrite(cleanCode), z.regex(pattern, error))

export const phoneField = (required: Message) =>
  text(required).check(
    z.overwrite(cleanCode),
    z.minLength(1, required),
    z.maxLength(30, message('At most 30 characters')),
  )

export const optionalPhoneField = z
  .string(message('Must be text'))
  .check(
    z.overwrite(cleanCode),
    z.regex(/^(?:|\+?[\d ()./-]{6,24})$/, message('Enter a number like 0803 123 4567')),
  )

export const intField = (min: number, max: number) => {
  const range = message('{min} to {max}', { min, max })
  return z.int(message('Must be a whole number')).check(z.gte(min, range), z.lte(max, range))
}

const parsedNumber = <N extends z.ZodMiniNumber<number>>(pattern: RegExp, error: Message, number: N) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.overwrite(cleanCode), z.regex(pattern, error))]),
    z.pipe(z.transform(Number), number),
  )

const decimal = /^-?\d{1,15}(?:\.\d{1,20})?(?:e-\d{1,2})?$/

export const numberField = (min: number, max: number) =>
  parsedNumber(decimal, message('Must be a number'), z.number().check(z.gte(min), z.lte(max)))

export const wholeNumberField = (min: number, max: number) =>
  parsedNumber(/^-?\d{1,15}$/, message('Must be a whole number'), z.int().check(z.gte(min), z.lte(max)))

export const requireLngAndLat = () =>
  z.refine<{ lng?: number | undefined; lat?: number | undefined }>(
    ({ lng, lat }) => (lng === undefined) === (lat === undefined),
    { ...message('Send both lng and lat, or neither'), path: ['lat'] },
  )

export const Done = z.object({ message: z.string() })

export const Heartbeat = z.object({ serverTime: Instant })
export const Reconnect = z.object({ milliseconds: z.int() })

export const streamMessages = { heartbeat: Heartbeat, 'come-back': Reconnect }

export const areAllDifferent = (values: readonly unknown[]): boolean => new Set(values).size === values.length
