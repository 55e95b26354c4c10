import type { Challenge } from '@i-one/contract/sessions/challenges'
import { matchRules } from '../../match-rules.ts'
import { toTeamSummary } from '../../stats/teams/rules.ts'
import { requestCooldown, isHeld } from './rules.ts'
import type { StoredChallenge } from './sql.ts'

const sideOf = ({ fromLeaders, toLeaders }: StoredChallenge, userId: string) => {
  if (toLeaders.includes(userId)) return { mine: 'to' } as const
  return fromLeaders.includes(userId) ? ({ mine: 'from' } as const) : {}
}

type Slot = StoredChallenge['slots'][number]

const stateOf = ({ state }: StoredChallenge, slot: Slot, now: Date) => {
  if (slot.chosen) return 'chosen'
  return state === 'open' && isHeld(slot, now) ? 'held' : 'lost'
}

const listAnswersOf = ({ answers }: StoredChallenge, { id }: Slot) =>
  answers.flatMap(({ slot, player, name, answer }) =>
    slot === id && answer ? { player: { _id: player, name }, answer } : [],
  )

const toUnanswered = ({ slots, toMembers, answers }: StoredChallenge, readerId: string, now: Date) => {
  const held = slots.filter((slot) => isHeld(slot, now))
  const before = now.getTime() - requestCooldown
  const find = (player: string, { id }: Slot) =>
    answers.find((one) => one.player === player && one.slot === id)
  const open = (player: string) => held.filter((slot) => !find(player, slot)?.answer)
  const unsaid = toMembers.filter((player) => player !== readerId && open(player).length > 0)
  const canBeAsked = (player: string) =>
    open(player).some((slot) => {
      const asked = find(player, slot)?.asked
      return !asked || Date.parse(asked) <= before
    })
  return { unsaid: unsaid.length, asks: unsaid.some(canBeAsked) }
}

export const toChallengeView = (challenge: StoredChallenge, readerId: string, now: Date): Challenge => {
  const side = sideOf(challenge, readerId)
  const toLeads = side.mine === 'to'
  const isOpen = challenge.state === 'open'
  const plays = challenge.toMembers.includes(readerId)
  const answerTo = ({ id }: Slot) =>
    challenge.answers.find(({ slot, player }) => slot === id && player === readerId)?.answer
  return {
    _id: challenge.id,
    state: challenge.state,
    from: toTeamSummary(challenge.from),
    to: toTeamSummary(challenge.to),
    by: { _id: challenge.byId, name: challenge.byName },
    ...(challenge.words !== null && { words: challenge.words }),
    pays: challenge.pays,
    slots: challenge.slots.map((slot) => ({
      _id: slot.id,
      pitch: slot.pitch,
      start: new Date(slot.start).toISOString(),
      end: new Date(slot.end).toISOString(),
      price: slot.price,
      state: stateOf(challenge, slot, now),
      ...(toLeads && { free: slot.free, said: listAnswersOf(challenge, slot) }),
      ...(answerTo(slot) && { answer: answerTo(slot)! }),
    })),
    ...matchRules.of(challenge),
    playersPerTeam: challenge.playersPerTeam,
    kept: challenge.kept,
    answerBy: challenge.answerBy.toISOString(),
    ...(challenge.sessionId !== null && { session: challenge.sessionId }),
    ...(challenge.counters !== null && { counters: challenge.counters }),
    ...side,
    plays,
    ...(toLeads && isOpen && toUnanswered(challenge, readerId, now)),
    serverTime: now.toISOString(),
  }
}
