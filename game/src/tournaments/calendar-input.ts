/** A free slot of a pitch, in milliseconds since 1970; `room` matches fit in it one after another. */
export interface Slot {
  pitch: string
  start: number
  end: number
  room: number
  /** The hour of the day there. */
  hour: number
}

/** A match to be laid. `teams` are those known; it begins when the matches it comes `after` have ended. */
export interface CalendarMatch {
  number: number
  round: number
  teams: readonly string[]
  after?: readonly number[]
}

export interface Placement {
  number: number
  pitch: string
  start: number
  end: number
  hour: number
}

export interface CalendarInput {
  matches: readonly CalendarMatch[]
  slots: readonly Slot[]
  /** Milliseconds between the end of a team's match and the beginning of its next. */
  rest: number
  /** When a team does not play, and a pitch is closed. */
  off?: readonly { team: string; start: number; end: number }[]
  closures?: readonly { pitch: string; start: number; end: number }[]
  /** What stays where it is: played matches, and those the organizer has put somewhere. */
  fixed?: readonly Placement[]
}
