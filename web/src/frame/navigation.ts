import { useMatches } from 'react-router'

export const navItems = [
  { to: '/', text: 'Home' },
  { to: '/schedule', text: 'Schedule' },
  { to: '/tournament', text: 'Tournament' },
  { to: '/live-match', text: 'Live Match' },
] as const

/** Before the four for who has pitches, or works at somebody's. */
export const consoleItem = { to: '/host', text: 'Console' } as const

/** What is a step further, under the four in the menu. */
export const moreItems = [
  { to: '/teams', text: 'Teams' },
  { to: '/profile-stats', text: 'Stats' },
  { to: '/leaderboard', text: 'Leaderboard' },
] as const

type NavItem = (typeof navItems)[number] | typeof consoleItem

/**
 * A page that is a step down from a nav item says so on its route, and gets a Back button in place of the links:
 * `{ path: '/schedule-detail', handle: { nav: 'Schedule' } satisfies FrameHandle, lazy: … }`. A page without one
 * keeps the links, and the active one is the one with its path.
 */
export interface FrameHandle {
  nav: NavItem['text']
}

/** The active item, and whether an override named it. */
export const useActiveItem = (): { item: NavItem | undefined; overridden: boolean } => {
  const page = useMatches().at(-1)
  const named = (page?.handle as FrameHandle | undefined)?.nav
  const isConsole = page?.pathname.startsWith(`${consoleItem.to}/`) ?? false
  const item = [consoleItem, ...navItems].find(({ to, text }) =>
    named ? text === named : to === page?.pathname || (isConsole && text === consoleItem.text),
  )
  return { item, overridden: named !== undefined }
}

/** The items of the bar and the menu, in order. */
export const itemsFor = (isHost: boolean) => (isHost ? [consoleItem, ...navItems] : navItems)
