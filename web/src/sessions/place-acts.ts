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

/** What people do about places, their own and those of others; each answers the session as it is then. */
export const placeActs = {
  /** `set`: the side whose link was followed, where there are two; `code`: of the session's link. */
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
  /** `key` is that of this list of guests: sent twice, it adds them once. */
  'add-guests': (id: string, guests: NewGuest[], key: string) =>
    call(addGuests, { params: { id }, body: { guests }, key }),
  'put-in': (id: string, place: string) => call(putIn, { params: { id, place } }),
  remove: (id: string, place: string) => call(removePlace, { params: { id, place } }),
}
