import { useMatches } from 'react-router'

export const navItems = [
  { to: '/', text: 'Home' },
  { to: '/schedule', text: 'Schedule' },
  { to: '/tournament', text: 'Tournament' },
  { to: '/live-match', text: 'Live Match' },
] as const

/** In place of the four where staff are at work. */
export const staffItems = [
  { to: '/admin', text: 'Reports' },
  { to: '/admin/reviews', text: 'Reviews' },
  { to: '/admin/messages', text: 'Messages' },
  { to: '/admin/log', text: 'Log' },
] as const

/** What is a step further, under the four in the menu. */
export const moreItems = [
  { to: '/teams', text: 'Teams' },
  { to: '/profile-stats', text: 'Stats' },
  { to: '/leaderboard', text: 'Leaderboard' },
] as const

const allItems = [...navItems, ...staffItems]

export type NavItem = (typeof allItems)[number]

/** Those that are active on the pages below theirs, too. */
const withPagesBelow: readonly string[] = ['/admin/reviews']

/**
 * A page that is a step down from a nav item says so on its route, and gets a Back button in place of the links:
 * `{ path: '/schedule-detail', handle: { nav: 'Schedule' } satisfies FrameHandle, lazy: … }`. A page without one
 * keeps the links, and the active one is the one with its path.
 */
export interface FrameHandle {
  nav: NavItem['text']
}

export const activeItem = (pathname: string, named?: FrameHandle['nav']): NavItem | undefined =>
  allItems.find(({ to, text }) =>
    named
      ? text === named
      : to === pathname || (withPagesBelow.includes(to) && pathname.startsWith(`${to}/`)),
  )

/** The items of the bar and the menu, in order. */
export const itemsFor = (pathname: string, isStaff: boolean): readonly NavItem[] =>
  isStaff && isOfStaff(pathname) ? staffItems : navItems

const isOfStaff = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')

/** The links to show, the active one, and whether the page has a Back button in their place. */
export const useNavigationItems = (isStaff: boolean) => {
  const page = useMatches().at(-1)
  const pathname = page?.pathname ?? '/'
  const named = (page?.handle as FrameHandle | undefined)?.nav
  const items = itemsFor(pathname, isStaff)
  return { items, active: activeItem(pathname, named), isStepDown: named !== undefined }
}
