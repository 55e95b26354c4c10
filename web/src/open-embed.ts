import { pageIsAlive } from './early-tap.ts'

/** Apart from the entry, which each page loads: it would have the names of all these files. */
export const openEmbed = async (root: HTMLElement) => {
  const { startEmbed } = location.pathname.startsWith('/embed/c/')
    ? await import('./centres/embed/start-embed.tsx')
    : await import('./tournaments/embed/start-embed.tsx')
  pageIsAlive()
  startEmbed(root)
}
