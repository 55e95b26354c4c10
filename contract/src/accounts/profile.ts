import * as z from 'zod/mini'
import { Person, User, password, yesOrNo } from '../accounts.ts'
import { File, endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

const ownPassword = password(1, 'Password is required', 'Password is required')

/** Any of a person's fields; those left out stay. Another `email` needs the `password`. */
export const ProfileChange = z.extend(z.partial(Person), {
  isOwner: z.optional(yesOrNo),
  password: z.optional(ownPassword),
})

const oneUser = { reply: z.object({ user: User }) } as const

/**
 * The player's name follows the nickname. A new `email` counts as not confirmed, gets the link that confirms it, and
 * ends codes and links of the old one. `isOwner` goes from false to true alone.
 */
export const updateUser = endpoint('PATCH /i-one/user', 'Change the own profile', {
  ...oneUser,
  body: ProfileChange,
  refusals: ['email-taken'],
})

export const photoFile = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  most: 8 * 1024 * 1024,
} as const

/** At most 40 megapixels. The picture is cut to its middle square; nothing that came with it is kept. */
export const putPhoto = endpoint('PUT /i-one/user/photo', 'Set the own photo', {
  ...oneUser,
  file: photoFile,
  body: File,
})

export const removePhoto = endpoint('DELETE /i-one/user/photo', 'Take the own photo off', oneUser)

/** An address names its content, so what it answers never changes. */
export const getPhoto = endpoint('GET /i-one/photos/:file', 'A photo, as WebP', {
  access: 'public',
  params: z.object({
    file: z.string().check(z.regex(/^[0-9a-f]{64}-(?:small|large)\.webp$/, 'Not a photo')),
  }),
  reply: File,
  refusals: ['not-found'],
})

const Rows = z.array(z.record(z.string(), z.unknown()))

/**
 * Everything that is kept about a person, but for secrets and for copies of answers that are forgotten within a day.
 * `photo` is a `data:` URL. The rows say what they are by their fields' names; more fields may come.
 */
export const OwnData = z.object({
  exportedAt: Instant,
  profile: z.extend(z.omit(User, { photo: true, emailConfirmed: true }), {
    createdAt: Instant,
    emailConfirmedAt: z.nullable(Instant),
    suspendedAt: z.nullable(Instant),
  }),
  photo: z.nullable(z.string()),
  logins: Rows,
  pitches: Rows,
  bankDetails: Rows,
  bookings: Rows,
  bookingChanges: Rows,
  sessions: Rows,
  places: Rows,
  guests: Rows,
  wishes: Rows,
  payments: Rows,
  teams: Rows,
  sessionChanges: Rows,
  lineups: Rows,
  setLineups: Rows,
  linedUpSets: Rows,
  linedUpMatches: Rows,
  events: Rows,
  scorerOf: Rows,
  appearances: Rows,
  votes: Rows,
  awards: Rows,
  notifications: Rows,
  notificationPreferences: Rows,
})
export type OwnData = z.infer<typeof OwnData>

export const exportUser = endpoint('GET /i-one/user/export', 'All own data', { reply: OwnData })

/** What keeps a person from leaving for good: the facts of `hand-over-first`. */
export const StillToCome = z.object({
  sessions: z.array(z.object({ _id: Id, start: Instant, pitch: z.string(), timeZone: z.string() })),
  pitches: z.array(z.object({ _id: Id, name: z.string() })),
  teams: z.array(z.object({ _id: Id, name: z.string() })),
})
export type StillToCome = z.infer<typeof StillToCome>

/**
 * For good. In what was played the name becomes 'Former player'; everything else of the person goes. Places in
 * sessions to come are left. Refused while the person is captain of a session to come or of a team, or owns a pitch that is
 * listed or has sessions to come: `hand-over-first` carries them, as `StillToCome`.
 */
export const deleteUser = endpoint('DELETE /i-one/user', 'Leave for good', {
  body: z.object({ password: ownPassword }),
  reply: Done,
  refusals: ['hand-over-first'],
})

const noLink = 'This is not a link from our mail'

/** Works once, for seven days, and only while the address is still the one it was mailed to. */
export const confirmEmail = endpoint(
  'POST /i-one/user/confirmEmail',
  'Open the link that confirms an address',
  {
    access: 'public',
    body: z.object({ link: z.string(noLink).check(z.regex(/^[\w-]{22}$/, noLink)) }),
    reply: Done,
    refusals: ['wrong-link'],
  },
)

/** The link mailed before stops working. */
export const sendConfirmation = endpoint(
  'POST /i-one/user/sendConfirmation',
  'Mail the link that confirms the own address again',
  { reply: Done },
)
