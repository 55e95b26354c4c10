import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { pageIsAlive } from '../early-tap.ts'

export const hydratePage = (root: HTMLElement, Page: ComponentType) =>
  hydrateRoot(root, <Alive page={Page} />)

/** Its effect comes after those of everything in the page: from then on a tap does what it says. */
function Alive({ page: Page }: { page: ComponentType }) {
  useEffect(() => void pageIsAlive(), [])
  return <Page />
}
