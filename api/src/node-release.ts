// First day without security fixes: https://github.com/nodejs/release#release-schedule
const endOfLife: Record<number, string> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
}

/** Returns a warning if `version`, such as `20.19.0`, no longer gets security fixes at `now`. */
export const findNodeWarning = (version: string, now: Date): string | undefined => {
  const end = endOfLife[Number.parseInt(version, 10)]
  if (!end || now < new Date(`${end}T00:00:00Z`)) return undefined
  return `Node ${version} has had no security fixes since ${end}. Use Node 24.`
}
