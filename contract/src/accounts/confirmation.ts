import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Done, codeField } from '../shapes.ts'

const noLink = message('This is not a link from our email')

/** A link works once, for seven days, while the address it confirms is still `email` or `newEmail`. */
export const confirmEmail = endpoint('POST /i-one/user/confirmEmail', 'Confirm an email address', {
  access: 'public',
  body: z.object({ link: codeField(/^[\w-]{22}$/, noLink) }),
  reply: Done,
  errors: ['wrong-link', 'email-taken', 'too-many'],
})

export const sendConfirmation = endpoint(
  'POST /i-one/user/sendConfirmation',
  'Resend the confirmation email',
  { reply: Done, errors: ['too-many'] },
)
