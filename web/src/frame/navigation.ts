import { matchPath, useLocation } from 'react-router'

export const navItems = [
  { to: '/', text: 'Home' },
  { to: '/schedule', text: 'Schedule' },
  { to: '/tournament', text: 'Tournament' },
  { to: '/live-match', text: 'Live Match' },
] as const

export const staffItems = [
  { to: '/admin', text: 'Reports' },
  { to: '/admin/reviews', text: 'Reviews' },
  { to: '/admin/messages', text: 'Messages' },
  { to: '/admin/log', text: 'Log' },
] as const

export const moreItems = [
  { to: '/teams', text: 'Teams' },
  { to: '/profile-stats', text: 'Stats' },
  { to: '/leaderboard', text: 'Leaderboard' },
] as const

const allItems = [...navItems, ...staffItems]

export type NavItem = (typeof allItems)[number]

const withPagesBelow: readonly string[] = ['/admin/reviews']

const pagesBelow: Record<string, NavItem['text']> = {
  '/schedule-detail': 'Schedule',
  '/sessions/:id/payments': 'Schedule',
  '/upcoming-match': 'Schedule',
  '/settings': 'Home',
  '/settings/blocked': 'Home',
  '/settings/security': 'Home',
  '/tournament/new': 'Tournament',
  '/tournament/:id/plan': 'Tournament',
}

export const findParentItem = (pathname: string) =>
  Object.entries(pagesBelow).find(([path]) => matchPath(path, pathname))?.[1]

export const findActiveItem = (pathname: string): NavItem | undefined => {
  const above = findParentItem(pathname)
  return allItems.find(({ to, text }) =>
    above
      ? text === above
      : to === pathname || (withPagesBelow.includes(to) && pathname.startsWith(`${to}/`)),
  )
}

export const listNavItems = (pathname: string, isStaff: boolean): readonly NavItem[] =>
  isStaff && isStaffPath(pathname) ? staffItems : navItems

const isStaffPath = (pathname: string) => pathname === '/admin' || pathname.startsWith('/admin/')

export const useNavigation = (isStaff: boolean) => {
  const { pathname } = useLocation()
  return {
    items: listNavItems(pathname, isStaff),
    active: findActiveItem(pathname),
    hasParent: findParentItem(pathname) !== undefined,
  }
}
