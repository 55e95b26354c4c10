import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant, code } from '../shapes.ts'

export const CentreRole = z.enum(['manager', 'desk', 'viewer'])
export type CentreRole = z.infer<typeof CentreRole>

const Role = z.enum(['organizer', ...CentreRole.options])

export const Workplace = z.object({ _id: Id, name: z.string(), role: Role })
export type Workplace = z.infer<typeof Workplace>

const Colleague = z.object({ _id: Id, nickname: z.string(), role: Role, since: z.nullable(Instant) })
export type Colleague = z.infer<typeof Colleague>

const Invitation = z.object({ _id: Id, role: CentreRole, expiresAt: Instant })

export const CentreStaff = z.object({
  centre: Workplace,
  staff: z.array(Colleague),
  invitations: z.array(Invitation),
})
export type CentreStaff = z.infer<typeof CentreStaff>

export const listWorkplaces = endpoint('GET /i-one/workplaces', 'The centres I own or work at', {
  reply: z.array(Workplace),
})

const refusals = ['not-found', 'not-yours'] as const

export const listCentreStaff = endpoint('GET /i-one/centres/:id/staff', 'Who works at a centre', {
  params: ById,
  reply: CentreStaff,
  refusals,
})

export const invitationDays = 7

const Code = code(/^[A-Za-z0-9_-]{22}$/, 'Not a link of ours')

export const inviteStaff = endpoint('POST /i-one/centres/:id/invitations', 'Invite somebody to work here', {
  once: true,
  isSecret: true,
  params: ById,
  body: z.object({ role: CentreRole }),
  reply: z.extend(Invitation, { code: z.string() }),
  refusals: [...refusals, 'too-many'],
})

export const withdrawInvitation = endpoint(
  'DELETE /i-one/centres/:id/invitations/:invitation',
  'Take an invitation back',
  { params: z.object({ id: Id, invitation: Id }), reply: Done, refusals },
)

// Not in the URL, which is logged.
const byCode = z.object({ code: Code })

export const getInvitation = endpoint('POST /i-one/invitations/read', 'What a link invites to', {
  body: byCode,
  reply: z.object({ centre: z.string(), role: CentreRole, expiresAt: Instant }),
  refusals: ['wrong-link', 'too-many'],
})

export const acceptInvitation = endpoint('POST /i-one/invitations', 'Come to work at a centre', {
  body: byCode,
  reply: Workplace,
  refusals: ['wrong-link', 'too-many'],
})

const ofOne = z.object({ id: Id, user: Id })

export const changeCentreRole = endpoint(
  'PATCH /i-one/centres/:id/staff/:user',
  'Change what somebody may do',
  {
    params: ofOne,
    body: z.object({ role: CentreRole }),
    reply: CentreStaff,
    refusals,
  },
)

export const removeCentreStaff = endpoint(
  'DELETE /i-one/centres/:id/staff/:user',
  'Somebody works here no more',
  {
    params: ofOne,
    reply: Done,
    refusals,
  },
)

export const leaveCentre = endpoint('DELETE /i-one/workplaces/:id', 'Work at a centre no more', {
  params: ById,
  reply: Done,
})
