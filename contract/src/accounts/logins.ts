import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant } from '../shapes.ts'

export const Login = z.object({
  _id: Id,
  device: z.string(),
  since: Instant,
  lastUsed: Instant,
  isThis: z.boolean(),
})
export type Login = z.infer<typeof Login>

export const listLogins = endpoint('GET /i-one/user/logins', 'The own devices that are signed in', {
  reply: z.object({ logins: z.array(Login) }),
})

export const endLogin = endpoint('DELETE /i-one/user/logins/:id', 'Sign a device of the own out', {
  params: z.object({ id: Id }),
  reply: Done,
})

export const endOtherLogins = endpoint('DELETE /i-one/user/logins', 'Sign all other own devices out', {
  reply: Done,
})
