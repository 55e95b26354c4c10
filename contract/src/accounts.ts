import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { type Message, message } from './i18n.ts'
import { LanguageCode } from './languages.ts'
import { Done, Id, Point, lineField, phoneField, pointField } from './shapes.ts'
import { cleanCode } from './text.ts'

export const Position = z.enum(['GK', 'DF', 'MF', 'FW'], message('Select your position'))
export type Position = z.infer<typeof Position>

/** URLs of a square image: `small` is at most 160 pixels wide, `large` at most 640. */
export const Photo = z.object({ small: z.string(), large: z.string() })

/**
 * `_id` is also the user's player id. `newEmail` replaces `email` once the user confirms the new address. Emails are
 * in `language`, or in the server's default language if it is null.
 */
export const User = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  newEmail: z.nullable(z.string()),
  phoneNumber: z.string(),
  address: z.string(),
  position: Position,
  isOwner: z.boolean(),
  isAdmin: z.boolean(),
  location: Point,
  photo: z.nullable(Photo),
  privacyVersion: z.nullable(z.int()),
  language: z.nullable(LanguageCode),
})
export type User = z.infer<typeof User>

const missing = (required: Message, wrong: Message) => ({
  error: ({ input }: { input?: unknown }) =>
    (input === undefined || input === null || input === '' ? required : wrong).error(),
})

const address =
  /^[^\s@"()<>[\]:;,\\\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u

export const emailField = (required: Message, invalid = message('Invalid email')) =>
  z
    .string(missing(required, invalid))
    .check(
      z.overwrite(cleanCode),
      z.minLength(1, { ...required, abort: true }),
      z.maxLength(254, { ...invalid, abort: true }),
      z.email({ ...invalid, pattern: address }),
    )

export const passwordField = (shortest: number, required: Message, tooShort: Message) =>
  z.string(missing(required, message('Must be text'))).check(
    z.minLength(1, { ...required, abort: true }),
    z.minLength(shortest, tooShort),
    z.maxLength(200, message('At most 200 characters')),
    z.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), message('Contains characters that can’t be typed')),
  )

export const currentPasswordField = passwordField(
  1,
  message('Password is required'),
  message('Password is required'),
)

const noCoordinates = message('Please get your location coordinates first')

/** Rejects `[0, 0]`, because this value means that the location was never captured. */
const HomeLocation = pointField(noCoordinates, noCoordinates).check(
  z.refine(({ coordinates: [lng, lat] }) => lng !== 0 || lat !== 0, noCoordinates),
)

export const Person = z.object({
  firstName: lineField(message('First name is required')),
  lastName: lineField(message('Last name is required')),
  nickname: lineField(message('Nickname is required'), 40),
  email: emailField(message('Email is required')),
  phoneNumber: phoneField(message('Phone number is required')),
  address: lineField(message('Address is required'), 200),
  position: Position,
  location: HomeLocation,
})

export const booleanField = z.boolean(message('Must be true or false'))

export const Registration = z.extend(Person, {
  password: passwordField(6, message('Password is required'), message('Minimum 6 characters')),
  isOwner: z._default(booleanField, false),
})
export type Registration = z.input<typeof Registration>

export const Credentials = z.object({
  email: emailField(message('Required')),
  password: passwordField(
    4,
    message('Password must contain at least 4 characters'),
    message('Password must contain at least 4 characters'),
  ),
})

export const register = endpoint('POST /i-one/user/register', 'Create an account', {
  access: 'public',
  body: Registration,
  reply: z.object({ user: User, message: z.string() }),
  errors: ['email-taken', 'too-many'],
})

/** Returns an opaque token for `Authorization: Bearer`. The token expires at logout or after 30 days without use. */
export const logIn = endpoint('POST /i-one/auth/user/login', 'Sign in with an email and password', {
  access: 'public',
  body: Credentials,
  reply: z.object({ user: User, token: z.string(), message: z.string() }),
  errors: ['wrong-login', 'demo-only-here', 'too-many'],
})

export const logOut = endpoint('GET /i-one/auth/user/logout', 'Sign out', { reply: Done })

export const getUser = endpoint('GET /i-one/user', 'Get the signed-in user', {
  reply: z.object({ user: User, token: z.optional(z.string()) }),
})
