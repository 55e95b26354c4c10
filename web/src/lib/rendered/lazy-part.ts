import { type ComponentType, lazy } from 'react'

const onTheirWay = new Set<Promise<unknown>>()

/** A part of a page that comes after it; the server, which renders it all the same, waits for it in `partsHere`. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const part = load()
    if (import.meta.env.SSR) {
      onTheirWay.add(part)
      const gone = () => void onTheirWay.delete(part)
      part.then(gone, gone)
    }
    return { default: await part }
  })

export const partsHere = () => Promise.all(onTheirWay)
