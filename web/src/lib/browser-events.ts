export type BrowserEvent = 'online' | 'offline' | 'seen' | 'hidden'

export interface BrowserEvents {
  isSeen: () => boolean
  listen: (listener: (what: BrowserEvent) => void) => () => void
}

const isSeen = () => document.visibilityState === 'visible'

export const browserEvents: BrowserEvents = {
  isSeen,
  listen: (listener) => {
    const online = () => listener('online')
    const offline = () => listener('offline')
    const looked = () => listener(isSeen() ? 'seen' : 'hidden')
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    document.addEventListener('visibilitychange', looked)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', looked)
    }
  },
}
