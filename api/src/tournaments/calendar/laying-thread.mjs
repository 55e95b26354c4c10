import { register } from 'tsx/esm/api'

register()

export const { countMissing, fit, lay } = await import('./laying-tasks.ts')
