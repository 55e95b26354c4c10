export interface Operation<Act> {
  act: Act
  /** `sent` and `answered` are positions in one sequence; `answered` is `Infinity` if no response arrived. */
  sent: number
  answered: number
  /** `answered` of the operations that must come before this operation, even if it was sent earlier. */
  behind?: readonly number[]
}

export interface Model<State, Act> {
  begin: State
  /** Returns the next state, or undefined if the observed response is impossible in this state. */
  after: (state: State, act: Act) => State | undefined
  nameOf: (state: State) => string
}

/** Implements Wing and Gong 1993, with the cache from Lowe 2017. Unanswered operations may have no effect. */
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
      // an answered operation that does not change the state can safely come first
      const idle = nexts.find(({ next, cost }) => cost === 0 && nameOf(next) === nameOf(state))
      if (idle) return goOn(idle.done, state, spare)
      return nexts.some((one) => goOn(one.done, one.next, spare - one.cost))
    }
    return goOn(0n, begin, unanswered)
  }

  // tries few unanswered operations first, because few usually suffice and are faster to check
  const lost = operations.filter(({ answered }) => answered === Infinity).length
  return Array.from({ length: lost + 1 }, (_, n) => n).some(isExplained)
}
