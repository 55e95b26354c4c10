import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announceReady } from '../early-tap.ts'

export const hydratePage = (root: HTMLElement, Page: ComponentType) =>
  hydrateRoot(root, <Alive page={Page} />)

/** Announces that the page handles taps, once all effects of the page have run. */
function Alive({ page: Page }: { page: ComponentType }) {
  useEffect(() => void announceReady(), [])
  return <Page />
}
