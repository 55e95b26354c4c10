import type { Place, Session } from '@i-one/contract/sessions'
import { isUpcoming, isEnded } from '@i-one/contract/sessions/states'
import { day } from '@i-one/game/durations'
import { getEarliestStart } from '@i-one/game/sessions/deadlines'
import { countFreePlaces, isGuest, isGoingPlace, isUserGoing } from './people.ts'

export const canSeePayments = (session: Session, me: string | undefined) =>
  session.price.amount > 0 && (session.mine !== undefined || isSideCaptainOrHost(session, me))

export const isSideCaptain = ({ captain, opponent }: Session, me: string | undefined) =>
  me !== undefined && (captain._id === me || opponent?._id === me)

export const isSideCaptainOrHost = (session: Session, me: string | undefined) =>
  isSideCaptain(session, me) || session.hosting === true

/** Must match the server: check-in opens half an hour before kick-off and closes a day after the session ends. */
export const canCheckIn = (session: Session, me: string | undefined, now: Date) =>
  isSideCaptainOrHost(session, me) &&
  now >= getEarliestStart(new Date(session.start)) &&
  (session.state === 'finished' ? now.getTime() < Date.parse(session.end) + day : !isEnded(session.state))

const isFreeGuest = ({ state, leaveFreeUntil }: Place, session: Session, now: Date) =>
  session.state === 'started' &&
  state === 'going' &&
  leaveFreeUntil !== undefined &&
  now <= new Date(leaveFreeUntil)

export const getRights = (place: Place, session: Session, me: string | undefined, now: Date) => {
  const captain = session.captain._id === me
  const own = place.player._id === me
  const leads = isSideCaptain(session, place.player._id)
  const led = captain || (session.opponent?._id === me && place.set === 2)
  const managesGuest = isGuest(place) && me !== undefined && (led || place.addedBy === me)
  return {
    checkIn:
      canCheckIn(session, me, now) &&
      (led || session.hosting === true) &&
      (isGoingPlace(place) || place.state === 'no-show'),
    playTogether: !own && isGoingPlace(place) && isUserGoing(session.mine) && isUpcoming(session.state),
    lead:
      captain &&
      !own &&
      !(session.opponent && place.set === 2) &&
      !isGuest(place) &&
      isGoingPlace(place) &&
      !isEnded(session.state),
    link: managesGuest,
    promotePlayer:
      led &&
      place.state === 'waitlisted' &&
      countFreePlaces(session) > 0 &&
      isUpcoming(session.state) &&
      (now < new Date(session.start) || place.addedBy === me),
    remove:
      !own &&
      !leads &&
      (led || managesGuest) &&
      (isUpcoming(session.state) || isFreeGuest(place, session, now)),
  }
}

export type Rights = ReturnType<typeof getRights>
