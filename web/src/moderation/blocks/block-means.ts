export const blockMeans = (name: string) =>
  `${name} cannot join your sessions, ask your team or see your statistics, and is not told.`
