import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, codeField, intField } from '../shapes.ts'
import { teamByIdOptions } from '../teams.ts'

const inviteCode = codeField(/^[A-Za-z0-9_-]{20,40}$/)

/** With the `code` of the invite link, joins immediately. Otherwise, a leader must accept the request. Idempotent. */
export const joinTeam = endpoint('POST /i-one/teams/:id/join', 'Join a team or ask to join', {
  ...teamByIdOptions,
  body: z.object({ code: z.optional(inviteCode) }),
  errors: ['not-found', 'wrong-link', 'team-ended', 'team-full', 'too-many-asked', 'cannot-ask-team'],
})

export const leaveTeam = endpoint('POST /i-one/teams/:id/leave', 'Leave a team', {
  ...teamByIdOptions,
  errors: ['not-found', 'team-ended', 'not-a-member', 'captain-stays'],
})

export const acceptMember = endpoint('POST /i-one/teams/:id/accept', 'Accept a request to join a team', {
  ...teamByIdOptions,
  body: z.object({ player: Id }),
  errors: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'team-full'],
})

const oneMember = { ...teamByIdOptions, params: z.object({ id: Id, player: Id }) } as const

/** Removes a member and replaces the invite link, so that the member cannot rejoin with it. */
export const removeMember = endpoint(
  'DELETE /i-one/teams/:id/members/:player',
  'Remove a member or decline a request',
  { ...oneMember, errors: ['not-found', 'not-yours', 'team-ended', 'captain-stays'] },
)

export const setShirtNumber = endpoint(
  'PUT /i-one/teams/:id/members/:player/number',
  "Set a member's shirt number",
  {
    ...oneMember,
    body: z.object({ number: z.nullable(intField(1, 99)) }),
    errors: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'number-taken'],
  },
)

export const appointViceCaptain = endpoint('PUT /i-one/teams/:id/vice-captain', "Set a team's vice-captain", {
  ...teamByIdOptions,
  body: z.object({ player: z.nullable(Id) }),
  errors: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'captain-stays', 'cannot-lead'],
})

export const transferTeam = endpoint('POST /i-one/teams/:id/hand-over', "Transfer a team's captaincy", {
  ...teamByIdOptions,
  body: z.object({ player: Id }),
  errors: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'cannot-lead'],
})
