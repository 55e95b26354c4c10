import { CallError } from '@i-one/contract/call'
import { type Tournament, cancelTournament } from '@i-one/contract/tournaments'
import { drawLot, drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam, replaceTeam, saveSquad, withdrawTeam } from '@i-one/contract/tournaments/entries'
import { transferTournament } from '@i-one/contract/tournaments/handing-over'
import { moveTie, postponeTie } from '@i-one/contract/tournaments/moving'
import { deductPoints, enterResult, removeResult } from '@i-one/contract/tournaments/results'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../lib/call.ts'
import { errorText } from '../lib/show-error.ts'
import { toast } from '../ui/feedback/toast.ts'
import { tournamentQuery, updateTournamentQuery } from './queries.ts'

export type EnteredResult = z.input<typeof enterResult.body>

const acts = {
  enter: (id: string, team: string) => call(registerTeam, { params: { id }, body: { team } }),
  withdraw: (id: string, team: string) => call(withdrawTeam, { params: { id, team } }),
  cancel: (id: string) => call(cancelTournament, { params: { id }, body: {} }),
  draw: (id: string, seeding: z.input<typeof drawTournament.body>['seeding']) =>
    call(drawTournament, { params: { id }, body: { seeding } }),
  result: (id: string, match: string, body: EnteredResult) =>
    call(enterResult, { params: { id, match }, body }),
  removeResult: (id: string, match: string, confirmed: boolean) =>
    call(removeResult, { params: { id, match }, body: { confirmed } }),
  move: (id: string, match: string, body: z.input<typeof moveTie.body>) =>
    call(moveTie, { params: { id, match }, body }),
  postpone: (id: string, match: string) => call(postponeTie, { params: { id, match } }),
  squad: (id: string, team: string, body: z.input<typeof saveSquad.body>) =>
    call(saveSquad, { params: { id, team }, body }),
  deduct: (id: string, team: string, body: z.input<typeof deductPoints.body>) =>
    call(deductPoints, { params: { id, team }, body }),
  replace: (id: string, team: string, by: string) =>
    call(replaceTeam, { params: { id, team }, body: { team: by } }),
  lot: (id: string, teams: string[]) => call(drawLot, { params: { id }, body: { teams } }),
  transferTournament: (id: string, organizer: string) =>
    call(transferTournament, { params: { id }, body: { organizer } }),
}

type Acts = typeof acts
type ActName = keyof Acts
type With<Act extends ActName> = Parameters<Acts[Act]> extends [string, ...infer More] ? More : never
const sends: { [Act in ActName]: (id: string, ...more: With<Act>) => Promise<Tournament> } = acts

export const useTournamentActions = (id: string, onDone: () => void) => {
  const queries = useQueryClient()
  const acting = useMutation({
    mutationFn: (send: () => Promise<Tournament>) => send(),
    onSuccess: (tournament) => {
      updateTournamentQuery(queries, tournament)
      void queries.invalidateQueries({ queryKey: ['tournaments', 'list'] })
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      if (error.code !== 'changes-later-matches') toast.error(errorText(error))
      void queries.invalidateQueries({ queryKey: tournamentQuery(id).queryKey })
    },
  })
  return {
    act: <Act extends ActName>(act: Act, ...more: With<Act>): Promise<CallError | undefined> =>
      acting
        .mutateAsync(() => sends[act](id, ...more))
        .then(
          () => void onDone(),
          (error: CallError) => error,
        ),
    pending: acting.isPending,
  }
}
