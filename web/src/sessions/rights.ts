import type { Place, Session } from '@i-one/contract/sessions'
import { isAhead, isEnded } from '@i-one/contract/sessions/states'
import { day } from '@i-one/game/durations'
import { startableFrom } from '@i-one/game/sessions/deadlines'
import { freePlaces, isGuest, isHere, isIn } from './people.ts'

export const leadsOrHosts = ({ captain, hosting }: Session, me: string | undefined) =>
  captain._id === me || hosting === true

/** Who leads or hosts checks in, from half an hour before kick-off until a day after the end, unless it was broken off. */
export const checksIn = (session: Session, me: string | undefined, now: Date) =>
  leadsOrHosts(session, me) &&
  now >= startableFrom(new Date(session.start)) &&
  (session.state === 'finished' ? now.getTime() < Date.parse(session.end) + day : !isEnded(session.state))

/** What `me` may do about a place as things stand; the server has the last word. */
export const rightsOver = (place: Place, session: Session, me: string | undefined, now: Date) => {
  const captain = session.captain._id === me
  const own = place.player._id === me
  const leads = place.player._id === session.captain._id
  const host = isGuest(place) && me !== undefined && (captain || place.addedBy === me)
  return {
    checkIn: checksIn(session, me, now) && (isHere(place) || place.state === 'no-show'),
    playTogether: !own && isHere(place) && isIn(session.mine) && isAhead(session.state),
    lead: captain && !own && !isGuest(place) && isHere(place) && !isEnded(session.state),
    link: host,
    putIn: captain && place.state === 'waitlisted' && freePlaces(session) > 0 && isAhead(session.state),
    remove: !own && !leads && (captain || host) && isAhead(session.state),
  }
}

export type Rights = ReturnType<typeof rightsOver>
