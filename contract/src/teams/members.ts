import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, code } from '../shapes.ts'
import { oneTeam } from '../teams.ts'

const inviteCode = code(/^[A-Za-z0-9_-]{20,40}$/)

/** Asks its captain; with the code of its link one is in at once. Who is in already stays so. */
export const joinTeam = endpoint('POST /i-one/teams/:id/join', 'Ask to be in a team', {
  ...oneTeam,
  body: z.object({ code: z.optional(inviteCode) }),
  refusals: ['not-found', 'wrong-link', 'team-ended', 'team-full', 'too-many-asked', 'cannot-ask-team'],
})

/** Or take back that one has asked. */
export const leaveTeam = endpoint('POST /i-one/teams/:id/leave', 'Leave a team', {
  ...oneTeam,
  refusals: ['not-found', 'team-ended', 'not-a-member', 'captain-stays'],
})

/** Lets in somebody who has asked. Who is in already stays so. */
export const acceptMember = endpoint('POST /i-one/teams/:id/accept', 'Let somebody in', {
  ...oneTeam,
  body: z.object({ player: Id }),
  refusals: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'team-full'],
})

const oneMember = { ...oneTeam, params: z.object({ id: Id, player: Id }) } as const

/** Declines somebody who has asked, or takes somebody out and makes a new link. Who is not in it stays out. */
export const removeMember = endpoint(
  'DELETE /i-one/teams/:id/members/:player',
  'Decline somebody, or take them out',
  { ...oneMember, refusals: ['not-found', 'not-yours', 'team-ended', 'captain-stays'] },
)

/** One number a player, one player a number; null takes it off. */
export const setShirtNumber = endpoint('PUT /i-one/teams/:id/members/:player/number', 'Give a shirt number', {
  ...oneMember,
  body: z.object({
    number: z.nullable(z.int('Must be a whole number').check(z.gte(1, '1 to 99'), z.lte(99, '1 to 99'))),
  }),
  refusals: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'number-taken'],
})

/** One at most, who may act for the team as its captain does, but not change, hand over or end it. null: nobody is. */
export const appointViceCaptain = endpoint('PUT /i-one/teams/:id/vice-captain', 'Appoint a vice-captain', {
  ...oneTeam,
  body: z.object({ player: z.nullable(Id) }),
  refusals: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'captain-stays', 'cannot-lead'],
})

/** The old captain stays in it. */
export const handOverTeam = endpoint('POST /i-one/teams/:id/hand-over', 'Make another member captain', {
  ...oneTeam,
  body: z.object({ player: Id }),
  refusals: ['not-found', 'not-yours', 'team-ended', 'not-a-member', 'cannot-lead'],
})
