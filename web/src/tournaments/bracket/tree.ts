import type { Tie } from '@i-one/contract/tournaments'

export interface Round {
  round: number
  places: (Tie | undefined)[]
}

const numberIn = (source: string | undefined) => {
  const [, number] = /^W(\d+)$/.exec(source ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

export const treeOf = (ties: readonly Tie[]): Round[] => {
  const inTree = ties.filter(({ thirdPlace }) => !thirdPlace)
  const byNumber = new Map(inTree.map((tie) => [tie.number, tie]))
  const first = Math.max(...inTree.map(({ round }) => round), 0)
  const rounds: Round[] = []
  let places: (Tie | undefined)[] = inTree.filter(({ round }) => round === 1)
  for (let round = 1; round <= first; round++) {
    rounds.unshift({ round, places })
    places = places.flatMap((tie) =>
      [tie?.teamOne, tie?.teamTwo].map((side) => byNumber.get(numberIn(side?.source) ?? NaN)),
    )
  }
  return rounds
}

export const currentRound = (rounds: readonly Round[], isOver: (tie: Tie) => boolean) =>
  rounds.find(({ places }) => places.some((tie) => tie && !isOver(tie)))?.round ?? 1
