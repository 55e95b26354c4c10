import { type MatchEvent, listEffectiveEvents } from './event.ts'

export interface Kicker {
  player: string
  kicks: boolean[]
}

export interface KickingOrder {
  eligible: Kicker[]
  next: string[]
  outOfTurn: string[]
}

/** Follows IFAB Law 10: players on the pitch at the end of the match kick, and none kicks twice before all have. */
export const findKickers = (
  events: readonly MatchEvent[],
  starters: readonly string[],
  side: 'T1' | 'T2',
): KickingOrder => {
  const own = listEffectiveEvents(events).filter((event) => event.side === side)
  const eligible = onPitch(own, starters).map((player): Kicker => ({ player, kicks: [] }))
  const outOfTurn: string[] = []
  for (const { id, type, player, scored } of own) {
    if (type !== 'shoot-out-kick' || player === undefined) continue
    const kicker = eligible.find((one) => one.player === player)
    if (!kicker || kicker.kicks.length > fewest(eligible)) outOfTurn.push(id)
    kicker?.kicks.push(scored === true)
  }
  const next = eligible.filter(({ kicks }) => kicks.length === fewest(eligible)).map(({ player }) => player)
  return { eligible, next, outOfTurn }
}

const onPitch = (own: readonly MatchEvent[], starters: readonly string[]): string[] => {
  const players = new Set(starters)
  for (const { type, player, on, card } of own) {
    const leaves = type === 'substitution' || (type === 'card' && card === 'red')
    if (leaves && player !== undefined) players.delete(player)
    if (type === 'substitution' && on !== undefined) players.add(on)
  }
  return [...players]
}

const fewest = (kickers: readonly Kicker[]): number => Math.min(...kickers.map(({ kicks }) => kicks.length))
