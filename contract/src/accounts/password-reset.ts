import * as z from 'zod/mini'
import { email, password } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Done, code } from '../shapes.ts'
import { cleanCode } from '../text.ts'

export const ForgottenPassword = z.object({
  email: email('Email is required', 'Please enter a valid email address'),
})

export const shortCode = 'Please enter a valid 5-digit OTP.'

export const Verification = z.object({
  email: email('Email is required'),
  otp: z.string(shortCode).check(
    z.overwrite((text) => cleanCode(text).replace(/[ -]/g, '')),
    z.regex(/^\d{5}$/, shortCode),
  ),
})

const newPassword = 'Password must contain at least 4 characters'

const noLink = 'This is not a link from our mail'

/** `link` is what the mail's address ends in: 128 bits in base64url. */
export const OpenedLink = z.object({ link: code(/^[\w-]{22}$/, noLink) })

export const NewPassword = z
  .object({
    email: email('Email is required'),
    newPassword: password(4, newPassword, newPassword),
    confirmPassword: password(1, 'Please confirm your password', 'Please confirm your password'),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
    }),
  )

/** The same answer in the same time, whether the address is known or not. The code lives 10 minutes. */
export const forgetPassword = endpoint(
  'POST /i-one/user/forgotPassword',
  'Ask for a code to reset the password',
  { access: 'public', body: ForgottenPassword, reply: Done, refusals: ['too-many'] },
)

/**
 * A right code grants this browser a short-lived, single-use reset ticket as an httpOnly cookie. A code takes 5 tries,
 * a person 10 in 30 days; a refusal carries its sentence as `msg` too.
 */
export const verifyCode = endpoint('POST /i-one/user/verifyOtp', 'Show the code from the mail', {
  access: 'public',
  body: Verification,
  reply: Done,
  refusals: ['wrong-code', 'too-many'],
})

/** Does the same as a right code, also after too many wrong ones. A link works once, for 10 minutes. */
export const verifyLink = endpoint('POST /i-one/user/verifyLink', 'Open the link from the mail', {
  access: 'public',
  body: OpenedLink,
  reply: Done,
  refusals: ['wrong-link', 'too-many'],
})

/** Needs the reset ticket. Ends every other login of the user. */
export const resetPassword = endpoint('POST /i-one/user/resetPassword', 'Set a new password', {
  access: 'public',
  body: NewPassword,
  reply: Done,
  refusals: ['no-reset-ticket', 'too-many'],
})
