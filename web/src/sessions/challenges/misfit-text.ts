import type { OfferedTime } from './offered-times.ts'

export const misfitText = (format: string, times: readonly OfferedTime[]) => {
  const [shortest] = times.map(({ pitch }) => pitch).toSorted((a, b) => a.slotMinutes - b.slotMinutes)
  const minutes = format.split('x').reduce((product, part) => product * Number(part), 1)
  if (!shortest || minutes <= shortest.slotMinutes) return undefined
  return `${minutes} minutes do not fit the ${shortest.slotMinutes} of ${shortest.name}`
}
