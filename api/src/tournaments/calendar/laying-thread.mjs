import { register } from 'tsx/esm/api'

register()

export const { layAll, fit, lay } = await import('./laying-tasks.ts')
