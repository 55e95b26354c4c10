import { useSyncExternalStore } from 'react'
import { about } from '../lib/about.ts'
import { Icon } from '../ui/icon.tsx'

const links = [
  ['x', 'i-one on X'],
  ['instagram', 'i-one on Instagram'],
  ['facebook', 'i-one on Facebook'],
] as const

const never = () => () => undefined

/** A page is built before anybody knows where its links lead: what depends on it comes once the script runs. */
const useIsRunning = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function SocialLinks() {
  const isRunning = useIsRunning()
  return (
    <div className="flex gap-1 -ml-3">
      {links.map(([icon, label]) => (
        <a
          key={icon}
          className="grid place-items-center size-12 rounded-pill"
          href={about[icon]}
          aria-label={isRunning && about[icon] === '/' ? `${label}, no page yet` : label}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  )
}
