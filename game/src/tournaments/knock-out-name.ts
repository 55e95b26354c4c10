import { i18n } from '../i18n.ts'

interface Placed {
  number: number
  round: number
  thirdPlace?: boolean | undefined
}

export const formatKnockOutName = (
  { number, round, thirdPlace }: Placed,
  ties: readonly Placed[],
): string => {
  if (thirdPlace) return i18n._('Third place')
  const beside = ties.filter((one) => one.round === round && !one.thirdPlace)
  const order = beside.findIndex((one) => one.number === number) + 1
  return beside.length < 2 ? formatRound(round) : formatMatchOfRound(round, order)
}

const formatRound = (round: number) => {
  if (round === 1) return i18n._('Cup Finals')
  if (round === 2) return i18n._('Semi-final')
  return round === 3 ? i18n._('Quarter-final') : i18n._('Last {teams}', { teams: 2 ** round })
}

const formatMatchOfRound = (round: number, order: number) => {
  if (round === 1) return i18n._('Cup Finals {order}', { order })
  if (round === 2) return i18n._('Semi-final {order}', { order })
  if (round === 3) return i18n._('Quarter-final {order}', { order })
  return i18n._('Last {teams} match {order}', { teams: 2 ** round, order })
}
