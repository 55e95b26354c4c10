import * as z from 'zod/mini'
import { ownPassword, password } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Done } from '../shapes.ts'

/** `password` is the one up to now. */
export const PasswordChange = z.object({
  password: ownPassword,
  newPassword: password(6, 'New password is required', 'Minimum 6 characters'),
})

/** Ends every other login of the user, with the streams that it holds open, and is said by mail. */
export const changePassword = endpoint('PUT /i-one/user/password', 'Change the own password', {
  body: PasswordChange,
  reply: Done,
  refusals: ['too-many'],
})
