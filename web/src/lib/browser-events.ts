/** What a device notices by itself: the network came or went, the page is looked at again or not any more. */
export type Sensed = 'online' | 'offline' | 'seen' | 'hidden'

export interface Senses {
  isSeen: () => boolean
  listen: (heard: (what: Sensed) => void) => () => void
}

const isSeen = () => document.visibilityState === 'visible'

export const senses: Senses = {
  isSeen,
  listen: (heard) => {
    const online = () => heard('online')
    const offline = () => heard('offline')
    const looked = () => heard(isSeen() ? 'seen' : 'hidden')
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
