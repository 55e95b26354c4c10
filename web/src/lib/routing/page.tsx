import { type ComponentType, type ReactElement, use } from 'react'

export type LoadPage = () => Promise<{ Component: ComponentType }>

const loading = new Map<LoadPage, Promise<ReactElement>>()
const loaded = new Map<LoadPage, ReactElement>()
const failed = new Set<LoadPage>()

/** Loads the code of a page once. Rejects if it does not arrive; `retryFailedPages` lets it be asked for again. */
export const preloadPage = (load: LoadPage) => {
  const before = loading.get(load)
  if (before) return before
  const page = load().then(({ Component }) => <Component />)
  loading.set(load, page)
  page.then(
    (element) => loaded.set(load, element),
    () => failed.add(load),
  )
  return page
}

/** While a page that failed is on the screen as an error, it must not be asked for at each render. */
export const retryFailedPages = () => {
  for (const load of failed) loading.delete(load)
  failed.clear()
}

/** Suspends until the code of the page is there; does not if it has been preloaded. */
export const Page = ({ load }: { load: LoadPage }) => loaded.get(load) ?? use(preloadPage(load))
