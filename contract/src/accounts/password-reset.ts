import * as z from 'zod/mini'
import { emailField, passwordField } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { Done, codeField } from '../shapes.ts'
import { cleanCode } from '../text.ts'

export const PasswordResetRequest = z.object({
  email: emailField(message('Email is required'), message('Please enter a valid email address')),
})

export const invalidCode = message('Please enter a valid 5-digit OTP.')

export const CodeVerification = z.object({
  email: emailField(message('Email is required')),
  otp: z.string(invalidCode).check(
    z.overwrite((text) => cleanCode(text).replace(/[ -]/g, '')),
    z.regex(/^\d{5}$/, invalidCode),
  ),
})

const newPassword = message('Password must contain at least 4 characters')

const noLink = message('This is not a link from our email')

export const LinkVerification = z.object({ link: codeField(/^[\w-]{22}$/, noLink) })

export const NewPassword = z
  .object({
    email: emailField(message('Email is required')),
    newPassword: passwordField(4, newPassword, newPassword),
    confirmPassword: passwordField(
      1,
      message('Please confirm your password'),
      message('Please confirm your password'),
    ),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      ...message("Passwords don't match"),
      path: ['confirmPassword'],
    }),
  )

/** Responds in the same way and time whether or not the address is known. The code expires after 10 minutes. */
export const requestPasswordReset = endpoint(
  'POST /i-one/user/forgotPassword',
  'Request a password reset code',
  { access: 'public', body: PasswordResetRequest, reply: Done, errors: ['too-many'] },
)

/** Sets a single-use reset ticket as an httpOnly cookie. Allows 5 tries per code, and 10 per user in 30 days. */
export const verifyCode = endpoint('POST /i-one/user/verifyOtp', 'Verify a password reset code', {
  access: 'public',
  body: CodeVerification,
  reply: Done,
  errors: ['wrong-code', 'too-many'],
})

/** Like `verifyCode`, but works even after too many wrong codes. A link works once and expires after 10 minutes. */
export const verifyLink = endpoint('POST /i-one/user/verifyLink', 'Verify a password reset link', {
  access: 'public',
  body: LinkVerification,
  reply: Done,
  errors: ['wrong-link', 'too-many'],
})

/** Requires the cookie from `verifyCode` or `verifyLink`. Revokes all the user's logins. */
export const resetPassword = endpoint('POST /i-one/user/resetPassword', 'Set a new password', {
  access: 'public',
  body: NewPassword,
  reply: Done,
  errors: ['no-reset-ticket', 'too-many'],
})
