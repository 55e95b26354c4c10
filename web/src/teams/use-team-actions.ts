import { type Team, changeTeam, renewInvite } from '@i-one/contract/teams'
import { removeFormation, saveFormation } from '@i-one/contract/teams/formations'
import {
  acceptMember,
  appointViceCaptain,
  transferTeam,
  joinTeam,
  leaveTeam,
  removeMember,
  setShirtNumber,
} from '@i-one/contract/teams/members'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../lib/call.ts'
import { toastError } from '../lib/show-error.ts'
import { type NearbyTeam, nearbyTeamsKey, teamQuery } from './queries.ts'

type Formation = z.input<typeof saveFormation.body>

const acts = {
  join: (id: string, code?: string) => call(joinTeam, { params: { id }, body: { code } }),
  leave: (id: string) => call(leaveTeam, { params: { id } }),
  accept: (id: string, player: string) => call(acceptMember, { params: { id }, body: { player } }),
  remove: (id: string, player: string) => call(removeMember, { params: { id, player } }),
  number: (id: string, player: string, number: number | null) =>
    call(setShirtNumber, { params: { id, player }, body: { number } }),
  'hand-over': (id: string, player: string) => call(transferTeam, { params: { id }, body: { player } }),
  'vice-captain': (id: string, player: string | null) =>
    call(appointViceCaptain, { params: { id }, body: { player } }),
  'new-link': (id: string) => call(renewInvite, { params: { id } }),
  change: (id: string, body: z.input<typeof changeTeam.body>) => call(changeTeam, { params: { id }, body }),
  'save-formation': (id: string, formation: string, body: Formation) =>
    call(saveFormation, { params: { id, formation }, body }),
  'remove-formation': (id: string, formation: string) => call(removeFormation, { params: { id, formation } }),
}

type Acts = typeof acts
type ActName = keyof Acts
type With<Act extends ActName> = Parameters<Acts[Act]> extends [string, ...infer More] ? More : never
const sends: { [Act in ActName]: (id: string, ...more: With<Act>) => Promise<Team> } = acts

const asSeenNow = (card: NearbyTeam, { mine }: Team) => {
  const seen = { ...card }
  if (mine) seen.mine = mine
  else delete seen.mine
  return seen
}

/** Does not wait for the lists to reload, because the user could not close the sheet while waiting. */
export const useTeamActions = (id: string, code?: string) => {
  const queries = useQueryClient()
  const acting = useMutation({
    mutationFn: ({ send }: { doing: string; send: () => Promise<Team> }) => send(),
    onSuccess: (team) => {
      queries.setQueryData(teamQuery(id, code).queryKey, team)
      const seen = (cards: NearbyTeam[]) =>
        cards.map((card) => (card._id === id ? asSeenNow(card, team) : card))
      queries.setQueriesData<InfiniteData<NearbyTeam[]>>(
        { queryKey: nearbyTeamsKey },
        (near) => near && { ...near, pages: near.pages.map(seen) },
      )
    },
    onError: toastError,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['teams'] }),
  })
  return {
    act: <Act extends ActName>(act: Act, ...more: With<Act>) =>
      acting
        .mutateAsync({ doing: [act, more[0]].join(' '), send: () => sends[act](id, ...more) })
        .then(Boolean, () => false),
    doing: acting.isPending ? acting.variables.doing : undefined,
  }
}

export type TeamActions = ReturnType<typeof useTeamActions>
