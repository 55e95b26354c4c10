interface Placed {
  number: number
  round: number
  thirdPlace?: boolean | undefined
}

const ofRound = ['Cup Finals', 'Semi-final', 'Quarter-final']

export const formatKnockOutName = (
  { number, round, thirdPlace }: Placed,
  ties: readonly Placed[],
): string => {
  if (thirdPlace) return 'Third place'
  const beside = ties.filter((one) => one.round === round && !one.thirdPlace)
  const order = beside.findIndex((one) => one.number === number) + 1
  const name = ofRound[round - 1]
  if (beside.length < 2) return name ?? `Last ${2 ** round}`
  return name ? `${name} ${order}` : `Last ${2 ** round} match ${order}`
}
