/** Times are in epoch milliseconds. `room` is the number of consecutive matches that fit in the slot. */
export interface Slot {
  pitch: string
  start: number
  end: number
  room: number
  hour: number
}

export interface CalendarMatch {
  number: number
  round: number
  teams: readonly string[]
  after?: readonly number[]
}

export interface Placement extends Omit<Slot, 'room'> {
  number: number
}

export interface CalendarInput {
  matches: readonly CalendarMatch[]
  slots: readonly Slot[]
  rest: number
  off?: readonly { team: string; start: number; end: number }[]
  closures?: readonly { pitch: string; start: number; end: number }[]
  fixed?: readonly Placement[]
}
