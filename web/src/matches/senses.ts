import type { Senses } from './live.ts'

export const senses: Senses = {
  listen: (heard) => {
    const online = () => heard('online')
    const offline = () => heard('offline')
    const seen = () => document.visibilityState === 'visible' && heard('seen')
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}
