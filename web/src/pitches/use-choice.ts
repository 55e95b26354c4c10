import { useSearchParams } from 'react-router'
import { mostInARow, type Choice } from '../bookings/slot-choice.ts'

const read = (params: URLSearchParams): Choice | undefined => {
  const start = params.get('at')
  if (!start) return undefined
  const slots = Number(params.get('slots') ?? 1)
  return Number.isInteger(slots) && slots >= 1 && slots <= mostInARow ? { start, slots } : undefined
}

/** The slots chosen stand in the address: they survive a reload and the way through the sign-in. */
export const useChoice = () => {
  const [params, setParams] = useSearchParams()
  const choose = (choice: Choice | undefined) =>
    setParams(choice ? { at: choice.start, slots: String(choice.slots) } : {}, {
      replace: true,
      preventScrollReset: true,
    })
  return [read(params), choose] as const
}
