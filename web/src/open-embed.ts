import { announceReady } from './early-tap.ts'

/** Separate from the entry, which would otherwise list the embed files on every page. */
export const openEmbed = async (root: HTMLElement) => {
  const { startEmbed } = location.pathname.startsWith('/embed/c/')
    ? await import('./centres/embed/start-embed.tsx')
    : await import('./tournaments/embed/start-embed.tsx')
  announceReady()
  startEmbed(root)
}
