import type { CalendarInput, Placement, Slot } from './calendar-input.ts'

export type SlotConflict = Pick<Slot, 'pitch' | 'start' | 'end'> &
  ({ why: 'match' | 'near' | 'order'; match: number } | { why: 'off'; team: string })

export const findConflicts = (
  { matches, slots, rest, off = [] }: CalendarInput,
  placements: readonly Placement[],
  number: number,
): SlotConflict[] => {
  const of = new Map(matches.map((match) => [match.number, match]))
  const { teams = [], after = [] } = of.get(number) ?? {}
  const others = placements.filter((placed) => placed.number !== number)
  const ofTheirs = others.filter((placed) =>
    of.get(placed.number)?.teams.some((team) => teams.includes(team)),
  )
  const later = others.filter((placed) => of.get(placed.number)?.after?.includes(number))
  return slots.flatMap((slot): SlotConflict[] => {
    const { pitch, start, end } = slot
    const isNear = (one: Placement) => start < one.end + rest && one.start < end + rest
    const there = others.find((one) => one.pitch === pitch && start < one.end && one.start < end)
    if (there) return [{ pitch, start, end, why: 'match', match: there.number }]
    const day = off.find((one) => teams.includes(one.team) && start < one.end && one.start < end)
    if (day) return [{ pitch, start, end, why: 'off', team: day.team }]
    const near = ofTheirs.find(isNear)
    if (near) return [{ pitch, start, end, why: 'near', match: near.number }]
    const isEarly = (earlier: number) => {
      const placed = others.find((one) => one.number === earlier)
      return !placed || start < placed.end + rest
    }
    const wrong = after.find(isEarly) ?? later.find((one) => one.start < end + rest)?.number
    return wrong === undefined ? [] : [{ pitch, start, end, why: 'order', match: wrong }]
  })
}
