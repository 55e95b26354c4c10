import { type ComponentType, type ReactElement, use } from 'react'

export type LoadPage = () => Promise<{ Component: ComponentType }>

const loading = new Map<LoadPage, Promise<ReactElement>>()
const loaded = new Map<LoadPage, ReactElement>()
const failed = new Set<LoadPage>()

/** Loads a page's code only once. After a failure, loads the code again only after `retryFailedPages`. */
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

/** Lets failed pages load again. Not automatic, because each render of the error page would load the code again. */
export const retryFailedPages = () => {
  for (const load of failed) loading.delete(load)
  failed.clear()
}

export const Page = ({ load }: { load: LoadPage }) => loaded.get(load) ?? use(preloadPage(load))
