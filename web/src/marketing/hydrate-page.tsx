import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announceReady } from '../early-tap.ts'

export const hydratePage = (root: HTMLElement, Page: ComponentType) =>
  hydrateRoot(root, <Alive page={Page} />)

/** Its effect runs after all effects of the page, so taps work from then on. */
function Alive({ page: Page }: { page: ComponentType }) {
  useEffect(() => void announceReady(), [])
  return <Page />
}
