import { type ComponentType, lazy } from 'react'

/**
 * Without a connection the page stands without the part, which comes once there is one again. A connection that was lost may
 * be there again when the failure is heard of: what fails beside one is asked for a second time.
 */
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

const onTheirWay = new Set<Promise<unknown>>()

/** A part of a page that comes after it; the server, which renders it all the same, waits for it in `partsHere`. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const part = onceOnline(load)
    if (import.meta.env.SSR) {
      onTheirWay.add(part)
      const gone = () => void onTheirWay.delete(part)
      part.then(gone, gone)
    }
    return { default: await part }
  })

export const partsHere = () => Promise.all(onTheirWay)
