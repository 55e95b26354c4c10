export const breakMinutes = 2

export const getMatchMinutes = ({ periods, minutes }: { periods: number; minutes: number }): number =>
  periods * minutes + (periods - 1) * breakMinutes
