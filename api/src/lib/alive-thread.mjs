import { register } from 'tsx/esm/api'

register()

await import('./alive-thread.ts')
