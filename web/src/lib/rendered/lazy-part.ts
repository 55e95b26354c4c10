import { type ComponentType, lazy } from 'react'

/** Without a connection the page stands without the part, which comes once there is one again. */
const onceOnline = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR || navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return onceOnline(load)
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
