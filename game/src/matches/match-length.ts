/** The pause between the two halves of a match. */
export const pauseMinutes = 2

/** How long a match takes by its rules: its regular periods and the pause between them. */
export const matchMinutes = ({ periods, minutes }: { periods: number; minutes: number }): number =>
  periods * minutes + (periods - 1) * pauseMinutes
