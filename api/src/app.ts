import { accounts } from './accounts/routes.ts'
import type { App } from './lib/app.ts'
import type { Sweep } from './lib/timers.ts'

/** Every room of the API, registered by name. */
export const rooms: ((app: App) => void)[] = [accounts]

/** What runs out, by room. */
export const sweeps = (_app: Pick<App, 'db'>): Record<string, Sweep> => ({})
