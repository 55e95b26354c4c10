import { permissions } from './permissions.ts'
import type { Permission, Role } from './roles.ts'

type Named = keyof typeof permissions

export type EndpointConcerning<Thing extends Permission['concerns']> = {
  [Name in Named]: (typeof permissions)[Name]['concerns'] extends Thing ? Name : never
}[Named]

// guard: a role can do only what the permissions list
export const isAllowed = (call: Named, roles: ReadonlySet<Role>) =>
  permissions[call].may.some((role: Role) => roles.has(role))
