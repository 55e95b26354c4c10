import { register } from 'tsx/esm/api'

register()

export const { plan, planAll, listSlots } = await import('./laying-tasks.ts')
