import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, code } from '../shapes.ts'

const noLink = 'This is not a link from our mail'

/**
 * Works once, for seven days, and only while the address that it was mailed to is still the user's or the one asked for:
 * then it takes the other's place, and codes and links mailed to that one are over.
 */
export const confirmEmail = endpoint(
  'POST /i-one/user/confirmEmail',
  'Open the link that confirms an address',
  {
    access: 'public',
    body: z.object({ link: code(/^[\w-]{22}$/, noLink) }),
    reply: Done,
    refusals: ['wrong-link', 'email-taken', 'too-many'],
  },
)

/** The link mailed before stops working. */
export const sendConfirmation = endpoint(
  'POST /i-one/user/sendConfirmation',
  'Mail the link that confirms the own or the new address again',
  { reply: Done, refusals: ['too-many'] },
)
