import { giveUpSide, sayAvailability, takeSide } from '@i-one/contract/sessions/opponents'
import {
  acceptOffer,
  addGuests,
  joinSession,
  leaveSession,
  playWith,
  putIn,
  removePlace,
  setWaiting,
} from '@i-one/contract/sessions/places'
import type * as z from 'zod/mini'
import { call } from '../lib/call.ts'

type Answer = z.input<typeof sayAvailability.body>['answer']
export type NewGuest = z.input<typeof addGuests.body>['guests'][number]

export const placeActs = {
  join: (id: string, code: string, takeMeIn = true, set?: number) =>
    call(joinSession, { params: { id }, body: { takeMeIn, set, code } }),
  'take-side': (id: string, code: string, team?: string) =>
    call(takeSide, { params: { id }, body: { team, code } }),
  'give-up-side': (id: string) => call(giveUpSide, { params: { id } }),
  availability: (id: string, answer: Answer) => call(sayAvailability, { params: { id }, body: { answer } }),
  leave: (id: string) => call(leaveSession, { params: { id } }),
  accept: (id: string) => call(acceptOffer, { params: { id } }),
  wait: (id: string, takeMeIn: boolean) => call(setWaiting, { params: { id }, body: { takeMeIn } }),
  'play-with': (id: string, players: string[]) => call(playWith, { params: { id }, body: { players } }),
  // `key` makes a retry idempotent
  'add-guests': (id: string, guests: NewGuest[], key: string) =>
    call(addGuests, { params: { id }, body: { guests }, key }),
  'put-in': (id: string, place: string) => call(putIn, { params: { id, place } }),
  remove: (id: string, place: string) => call(removePlace, { params: { id, place } }),
}
