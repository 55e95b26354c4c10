import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

/** `device` comes from the user agent. `lastUsed` is rounded to the hour. `isThis` marks the login of this request. */
export const Login = z.object({
  _id: Id,
  device: z.string(),
  since: Instant,
  lastUsed: Instant,
  isThis: z.boolean(),
})
export type Login = z.infer<typeof Login>

export const listLogins = endpoint('GET /i-one/user/logins', 'List your signed-in devices', {
  reply: z.object({ logins: z.array(Login) }),
})

export const revokeLogin = endpoint('DELETE /i-one/user/logins/:id', 'Sign out one of your devices', {
  params: z.object({ id: Id }),
  reply: Done,
})

export const revokeOtherLogins = endpoint('DELETE /i-one/user/logins', 'Sign out all your other devices', {
  reply: Done,
})
