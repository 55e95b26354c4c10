import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Done, Id, Instant, codeField } from '../shapes.ts'

/** `manager`: everything except bank details and staff. `desk`: bookings and payments. `viewer`: read only. */
export const CentreRole = z.enum(['manager', 'desk', 'viewer'])
export type CentreRole = z.infer<typeof CentreRole>

const Role = z.enum(['organizer', ...CentreRole.options])

export const Workplace = z.object({ _id: Id, name: z.string(), role: Role })
export type Workplace = z.infer<typeof Workplace>

const CentreStaffMember = z.object({ _id: Id, nickname: z.string(), role: Role, since: z.nullable(Instant) })
export type CentreStaffMember = z.infer<typeof CentreStaffMember>

const Invitation = z.object({ _id: Id, role: CentreRole, expiresAt: Instant })

export const CentreStaff = z.object({
  centre: Workplace,
  staff: z.array(CentreStaffMember),
  invitations: z.array(Invitation),
})
export type CentreStaff = z.infer<typeof CentreStaff>

export const listWorkplaces = endpoint('GET /i-one/workplaces', 'List centres you own or work at', {
  reply: z.array(Workplace),
})

const errors = ['not-found', 'not-yours'] as const

export const listCentreStaff = endpoint(
  'GET /i-one/centres/:id/staff',
  "List a centre's staff and invitations",
  { params: ById, reply: CentreStaff, errors },
)

export const invitationDays = 7

const Code = codeField(/^[A-Za-z0-9_-]{22}$/, message('This is not a link from i-one'))

/** Returns the `code` only once. The code works for one person, for seven days. */
export const inviteStaff = endpoint('POST /i-one/centres/:id/invitations', 'Invite staff to a centre', {
  idempotent: true,
  isSecret: true,
  params: ById,
  body: z.object({ role: CentreRole }),
  reply: z.extend(Invitation, { code: z.string() }),
  errors: [...errors, 'too-many'],
})

export const withdrawInvitation = endpoint(
  'DELETE /i-one/centres/:id/invitations/:invitation',
  'Withdraw a staff invitation',
  { params: z.object({ id: Id, invitation: Id }), reply: Done, errors },
)

// The code is in the body, because URLs are logged.
const byCode = z.object({ code: Code })

export const getInvitation = endpoint('POST /i-one/invitations/read', 'Get a staff invitation by link', {
  body: byCode,
  reply: z.object({ centre: z.string(), role: CentreRole, expiresAt: Instant }),
  errors: ['wrong-link', 'too-many'],
})

export const acceptInvitation = endpoint('POST /i-one/invitations', 'Accept a staff invitation', {
  body: byCode,
  reply: Workplace,
  errors: ['wrong-link', 'too-many'],
})

const ofOne = z.object({ id: Id, user: Id })

export const changeCentreRole = endpoint(
  'PATCH /i-one/centres/:id/staff/:user',
  "Change a staff member's role",
  { params: ofOne, body: z.object({ role: CentreRole }), reply: CentreStaff, errors },
)

export const removeCentreStaff = endpoint('DELETE /i-one/centres/:id/staff/:user', 'Remove a staff member', {
  params: ofOne,
  reply: Done,
  errors,
})

export const leaveCentre = endpoint('DELETE /i-one/workplaces/:id', 'Leave a centre you work at', {
  params: ById,
  reply: Done,
})
