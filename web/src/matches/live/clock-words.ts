/** Smaller differences can be network delay. */
const worthAWord = 2000

export const clockWords = (ahead: number) => {
  if (Math.abs(ahead) <= worthAWord) return undefined
  const direction = ahead < 0 ? 'ahead' : 'behind'
  return `This phone’s clock is ${lengthText(Math.abs(ahead))} ${direction}. The match goes by ours.`
}

const units = [
  ['days', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

const lengthText = (ms: number) => {
  let rest = Math.round(ms / 1000)
  const parts = units.flatMap(([unit, seconds]) => {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    return count ? [`${count} ${unit === 'days' && count === 1 ? 'day' : unit}`] : []
  })
  return parts.slice(0, 2).join(' ')
}
