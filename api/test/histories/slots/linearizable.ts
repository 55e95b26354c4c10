/** What one client asked of something shared, and what it was told. */
export interface Operation<Act> {
  act: Act
  /** When it was sent and answered, in anything that grows; never answered: `Infinity`. */
  sent: number
  answered: number
  /** By when they were answered: others that come before it, also where it was sent earlier. */
  behind?: readonly number[]
}

export interface Model<State, Act> {
  begin: State
  /** How it stands after an act, which was answered as it was; nothing where this answer cannot be given here. */
  after: (state: State, act: Act) => State | undefined
  /** The same text for states that are the same. */
  nameOf: (state: State) => string
}

/**
 * Whether there is an order in which each operation has happened at one moment between its question and its answer (Wing
 * and Gong 1993; what was tried already is not tried again, Lowe 2017). What was never answered may have happened at any
 * moment since, or not at all.
 */
export const isLinearizable = <State, Act>(
  operations: readonly Operation<Act>[],
  { begin, after, nameOf }: Model<State, Act>,
): boolean => {
  const bits = operations.map(({ answered }, n) => ({ answered, bit: 1n << BigInt(n) }))
  const toExplain = bits.reduce((all, { answered, bit }) => (answered < Infinity ? all | bit : all), 0n)

  /** Whether it comes about where at most so many of the unanswered have happened. */
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
      // what was sent after another had been answered comes after it
      const latest = Math.min(...left.map(({ answered }) => answered))
      const nexts = left.flatMap(({ act, sent, answered, behind, bit }) => {
        const cost = answered < Infinity ? 0 : 1
        const isEarly = sent > latest || left.some((one) => behind?.includes(one.answered))
        const next = isEarly || cost > spare ? undefined : after(state, act)
        return next === undefined ? [] : [{ next, cost, done: done | bit }]
      })
      // what was answered and changes nothing may as well come first
      const idle = nexts.find(({ next, cost }) => cost === 0 && nameOf(next) === nameOf(state))
      if (idle) return goOn(idle.done, state, spare)
      return nexts.some((one) => goOn(one.done, one.next, spare - one.cost))
    }
    return goOn(0n, begin, unanswered)
  }

  // few of them are mostly enough, and quickly tried
  const lost = operations.filter(({ answered }) => answered === Infinity).length
  return Array.from({ length: lost + 1 }, (_, n) => n).some(isExplained)
}
