import { announceReady } from './early-tap.ts'

/** Not in the entry, which would then list these files on every page. */
export const openEmbed = async (root: HTMLElement) => {
  const { startEmbed } = location.pathname.startsWith('/embed/c/')
    ? await import('./centres/embed/start-embed.tsx')
    : await import('./tournaments/embed/start-embed.tsx')
  announceReady()
  startEmbed(root)
}
