import { announceReady } from './early-tap.ts'

/** A separate module, so that other pages do not preload the chunks of embedded pages. */
export const openEmbed = async (root: HTMLElement) => {
  const { startEmbed } = location.pathname.startsWith('/embed/c/')
    ? await import('./centres/embed/start-embed.tsx')
    : await import('./tournaments/embed/start-embed.tsx')
  announceReady()
  startEmbed(root)
}
