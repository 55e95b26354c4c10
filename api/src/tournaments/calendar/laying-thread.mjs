import { register } from 'tsx/esm/api'

// a thread does not have what makes the server run from source
register()

export const { countMissing, fit, lay } = await import('./laying-tasks.ts')
