export interface Operation<Act> {
  act: Act
  /** Any increasing number; `Infinity` if never answered. */
  sent: number
  answered: number
  /** Operations answered by these times come first in the order, even if this one was sent earlier. */
  behind?: readonly number[]
}

export interface Model<State, Act> {
  begin: State
  /** Undefined if the observed response is impossible in this state. */
  after: (state: State, act: Act) => State | undefined
  nameOf: (state: State) => string
}

/** Wing and Gong 1993, with the cache of Lowe 2017. Unanswered operations may happen later or never. */
export const isLinearizable = <State, Act>(
  operations: readonly Operation<Act>[],
  { begin, after, nameOf }: Model<State, Act>,
): boolean => {
  const bits = operations.map(({ answered }, n) => ({ answered, bit: 1n << BigInt(n) }))
  const toExplain = bits.reduce((all, { answered, bit }) => (answered < Infinity ? all | bit : all), 0n)

  const isExplained = (unanswered: number) => {
    const tried = new Set<string>()
    const goOn = (done: bigint, state: State, spare: number): boolean => {
      if ((done & toExplain) === toExplain) return true
      const moment = `${done} ${nameOf(state)}`
      if (tried.has(moment)) return false
      tried.add(moment)
      const left = operations.flatMap((operation, n) => {
        const { bit } = bits[n]!
        return done & bit ? [] : [{ ...operation, bit }]
      })
      const latest = Math.min(...left.map(({ answered }) => answered))
      const nexts = left.flatMap(({ act, sent, answered, behind, bit }) => {
        const cost = answered < Infinity ? 0 : 1
        const isEarly = sent > latest || left.some((one) => behind?.includes(one.answered))
        const next = isEarly || cost > spare ? undefined : after(state, act)
        return next === undefined ? [] : [{ next, cost, done: done | bit }]
      })
      // an answered operation that changes nothing can safely come first
      const idle = nexts.find(({ next, cost }) => cost === 0 && nameOf(next) === nameOf(state))
      if (idle) return goOn(idle.done, state, spare)
      return nexts.some((one) => goOn(one.done, one.next, spare - one.cost))
    }
    return goOn(0n, begin, unanswered)
  }

  // a few unanswered operations usually suffice, and fewer are faster to check
  const lost = operations.filter(({ answered }) => answered === Infinity).length
  return Array.from({ length: lost + 1 }, (_, n) => n).some(isExplained)
}
