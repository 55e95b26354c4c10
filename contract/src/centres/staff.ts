import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ById, Done, Id, Instant, code } from '../shapes.ts'

/** What somebody may do at a centre that is not theirs: all but money's address, staff and ending; the desk; or look. */
export const CentreRole = z.enum(['manager', 'desk', 'viewer'])
export type CentreRole = z.infer<typeof CentreRole>

const Role = z.enum(['organizer', ...CentreRole.options])

/** A centre that is one's own or that one works at. */
export const Workplace = z.object({ _id: Id, name: z.string(), role: Role })
export type Workplace = z.infer<typeof Workplace>

const Colleague = z.object({ _id: Id, nickname: z.string(), role: Role, since: z.nullable(Instant) })
export type Colleague = z.infer<typeof Colleague>

const Invitation = z.object({ _id: Id, role: CentreRole, expiresAt: Instant })

/** `staff` begins with the owner, if there is one. Invitations are those that nobody has taken yet. */
export const CentreStaff = z.object({
  centre: Workplace,
  staff: z.array(Colleague),
  invitations: z.array(Invitation),
})
export type CentreStaff = z.infer<typeof CentreStaff>

/** By name. */
export const listWorkplaces = endpoint('GET /i-one/workplaces', 'The centres I own or work at', {
  reply: z.array(Workplace),
})

const refusals = ['not-found', 'not-yours'] as const

export const listCentreStaff = endpoint('GET /i-one/centres/:id/staff', 'Who works at a centre', {
  params: ById,
  reply: CentreStaff,
  refusals,
})

/** Days that an invitation is good for. */
export const invitationDays = 7

const Code = code(/^[A-Za-z0-9_-]{22}$/, 'Not a link of ours')

/** The code of the link is answered this once; it is good for one person. */
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

// not in the address, which is logged
const byCode = z.object({ code: Code })

/** What a link invites to. */
export const getInvitation = endpoint('POST /i-one/invitations/read', 'What a link invites to', {
  body: byCode,
  reply: z.object({ centre: z.string(), role: CentreRole, expiresAt: Instant }),
  refusals: ['wrong-link', 'too-many'],
})

/** Who works there already has the role of the link then; its owner stays what they are. */
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

/** From the next call on they may do nothing there. */
export const removeCentreStaff = endpoint(
  'DELETE /i-one/centres/:id/staff/:user',
  'Somebody works here no more',
  {
    params: ofOne,
    reply: Done,
    refusals,
  },
)

/** For who works there; a repeat changes nothing. */
export const leaveCentre = endpoint('DELETE /i-one/workplaces/:id', 'Work at a centre no more', {
  params: ById,
  reply: Done,
})
