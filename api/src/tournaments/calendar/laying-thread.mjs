import { register } from 'tsx/esm/api'

register()

export const { planAll, fit, lay } = await import('./laying-tasks.ts')
