import { t } from '@lingui/core/macro'
import { matchPath, useLocation } from 'react-router'

export const navItems = [
  { to: '/', text: t`Home` },
  { to: '/schedule', text: t`Schedule` },
  { to: '/tournament', text: t`Tournament` },
  { to: '/live-match', text: t`Live Match` },
] as const

export const staffItems = [
  { to: '/admin', text: t`Reports` },
  { to: '/admin/reviews', text: t`Reviews` },
  { to: '/admin/messages', text: t`Messages` },
  { to: '/admin/log', text: t`Log` },
] as const

export const moreItems = [
  { to: '/teams', text: t`Teams` },
  { to: '/profile-stats', text: t`Stats` },
  { to: '/leaderboard', text: t`Leaderboard` },
] as const

const allItems = [...navItems, ...staffItems]

export type NavItem = (typeof allItems)[number]

const withPagesBelow: readonly string[] = ['/admin/reviews']

const pagesBelow: Record<string, NavItem['to']> = {
  '/schedule-detail': '/schedule',
  '/sessions/:id/payments': '/schedule',
  '/upcoming-match': '/schedule',
  '/settings': '/',
  '/settings/blocked': '/',
  '/settings/security': '/',
  '/tournament/new': '/tournament',
  '/tournament/:id/plan': '/tournament',
}

const findParentPath = (pathname: string) =>
  Object.entries(pagesBelow).find(([path]) => matchPath(path, pathname))?.[1]

export const findActiveItem = (pathname: string): NavItem | undefined => {
  const above = findParentPath(pathname)
  return allItems.find(({ to }) =>
    above ? to === above : to === pathname || (withPagesBelow.includes(to) && pathname.startsWith(`${to}/`)),
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
    hasParent: findParentPath(pathname) !== undefined,
  }
}
