import { type CentreStaff, invitationDays } from '@i-one/contract/centres/staff'
import { day, hour } from '@i-one/game/durations'
import { type Staffed, toRoleAtCentre } from '../../at-centre.ts'
import { type EndpointConcerning, isAllowed } from '../../is-allowed.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { RateLimit } from '../../lib/http/rate-limit.ts'
import type { Caller, Role } from '../../roles.ts'
import type { StoredCentre, StoredColleague } from './sql.ts'

export const limits = {
  invitations: { name: 'invitations to staff', max: 30, within: day },
  tries: { name: 'invitations tried', max: 30, within: hour },
} satisfies Record<string, RateLimit>

export const getInvitationExpiry = (now: Date) => new Date(now.getTime() + invitationDays * day)

export const listRolesAt = (centre: Staffed, user: Caller): ReadonlySet<Role> => {
  const roles = new Set<Role>(['anyone', 'user', 'passer-by', 'onlooker'])
  const atCentre = toRoleAtCentre(centre, user)
  if (atCentre) roles.add(atCentre)
  if (user.isAdmin) roles.add('admin')
  return roles
}

export const requirePermission = (call: EndpointConcerning<'centre'>, centre: Staffed, user: Caller) => {
  if (!isAllowed(call, listRolesAt(centre, user))) throw new ApiError('not-yours')
}

/** Platform staff without a role at the centre get `viewer`. */
export const toWorkplace = (centre: StoredCentre, user: Caller) => ({
  _id: centre.id,
  name: centre.name,
  role: toRoleAtCentre(centre, user) ?? ('viewer' as const),
})

export const toColleague = ({ id, since, ...one }: StoredColleague): CentreStaff['staff'][number] => ({
  _id: id,
  ...one,
  since: since?.toISOString() ?? null,
})
