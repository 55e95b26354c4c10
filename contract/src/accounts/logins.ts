import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

/** A device that is signed in. `device` is read from what its browser says of itself, such as 'Chrome on Windows'. */
export const Login = z.object({
  _id: Id,
  device: z.string(),
  since: Instant,
  /** To the hour. */
  lastUsed: Instant,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
})
export type Login = z.infer<typeof Login>

/** The one that asks first, then those used last. */
export const listLogins = endpoint('GET /i-one/user/logins', 'The own devices that are signed in', {
  reply: z.object({ logins: z.array(Login) }),
})

/** With the streams that it holds open. One that has ended already, or is another's, is answered alike. */
export const endLogin = endpoint('DELETE /i-one/user/logins/:id', 'Sign a device of the own out', {
  params: z.object({ id: Id }),
  reply: Done,
})

export const endOtherLogins = endpoint('DELETE /i-one/user/logins', 'Sign all other own devices out', {
  reply: Done,
})
