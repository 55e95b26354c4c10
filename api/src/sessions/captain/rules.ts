import type { PlaceState } from '@i-one/contract/sessions'
import { hasPlace, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { minimumOf } from '@i-one/game/sessions/deadlines'
import { badInput, Refusal } from '../../lib/http/refusal.ts'
import { capacityOf } from '../rules.ts'
import type { Settings } from './sql.ts'

interface Led {
  captainId: string
  places: readonly { playerId: string; state: PlaceState; nickname: string | null }[]
}

type Setting = keyof Settings

/** What people join for. */
const relied: readonly Setting[] = ['minutesPerMatch', 'playersPerTeam', 'sets', 'aet', 'penaltyShootout']

const isReliedOn = ({ captainId, places }: Led) =>
  places.some(({ playerId, state }) => playerId !== captainId && (hasPlace(state) || isWaiting(state)))

const onOff = (on: boolean) => (on ? 'on' : 'off')

const capText = (cap: number) => (cap === 0 ? 'any' : String(cap))

const words: { [S in Setting]: (after: Settings[S], before: Settings[S]) => string } = {
  minutesPerMatch: (after, before) => `minutes a match ${before} → ${after}`,
  playersPerTeam: (after, before) => `players a team ${before} → ${after}`,
  sets: (after, before) => `sets ${before} → ${after}`,
  aet: (after) => `extra time ${onOff(after)}`,
  penaltyShootout: (after) => `penalty shoot-out ${onOff(after)}`,
  visibility: (after) => (after === 'public' ? 'open to everyone' : 'by its link alone'),
  minimum: (after, before) => `minimum ${before} → ${after}`,
  streakCap: (after, before) => `wins in a row ${capText(before)} → ${capText(after)}`,
}

const settings = Object.keys(words) as Setting[]

/** The captain may ask for more than the usual minimum, and for no more than there is room for. */
const minimumFor = (asked: number | undefined, before: number, capacity: number) => {
  const least = minimumOf(capacity)
  if (asked === undefined) return Math.min(Math.max(before, least), capacity)
  if (asked >= least && asked <= capacity) return asked
  throw badInput({ minimum: least < capacity ? `From ${least} to ${capacity}` : `Must be ${least}` })
}

const inWords = <S extends Setting>(setting: S, after: Settings, before: Settings) =>
  words[setting](after[setting], before[setting])

/** What a session becomes, with what changes in words, if anything does; a value that is there already is no change. */
export const editOf = (session: Settings & Led, asked: { [S in Setting]?: Settings[S] | undefined }) => {
  const wish = <S extends Setting>(setting: S): Settings[S] => asked[setting] ?? session[setting]
  const size = { playersPerTeam: wish('playersPerTeam'), sets: wish('sets') }
  const after: Settings = {
    ...size,
    minutesPerMatch: wish('minutesPerMatch'),
    aet: wish('aet'),
    penaltyShootout: wish('penaltyShootout'),
    visibility: wish('visibility'),
    minimum: minimumFor(asked.minimum, session.minimum, capacityOf(size)),
    streakCap: wish('streakCap'),
  }
  const changed = settings.filter((setting) => after[setting] !== session[setting])
  if (isReliedOn(session) && changed.some((setting) => relied.includes(setting)))
    throw new Refusal('relied-on')
  return { after, words: changed.map((setting) => inWords(setting, after, session)).join(', ') }
}

/** Who is to lead a session has to be going, and to have an account. */
export const requireSuccessor = ({ places }: Led, playerId: string) => {
  const place = places.find((one) => one.playerId === playerId)
  if (!place || !isGoing(place.state)) throw new Refusal('not-in')
  if (place.nickname === null) throw new Refusal('guest-cannot-lead')
}
