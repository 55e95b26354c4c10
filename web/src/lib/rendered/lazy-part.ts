import { type ComponentType, lazy } from 'react'

/** Retries when the device comes online. If the device is already online, retries only once. */
const onceOnline = async <Part>(load: () => Promise<Part>, failedBefore = false): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    const { onLine } = navigator
    if (onLine && failedBefore) throw error
    if (!onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return onceOnline(load, onLine)
  }
}

const pendingParts = new Set<Promise<unknown>>()

export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const part = onceOnline(load)
    if (import.meta.env.SSR) {
      pendingParts.add(part)
      const gone = () => void pendingParts.delete(part)
      part.then(gone, gone)
    }
    return { default: await part }
  })

export const waitForParts = () => Promise.all(pendingParts)
