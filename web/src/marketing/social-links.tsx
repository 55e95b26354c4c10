import { t } from '@lingui/core/macro'
import { about } from '../lib/about.ts'
import { useIsHydrated } from '../ui/first-paint.ts'
import { Icon } from '../ui/icon.tsx'

const links = [
  ['x', t`i-one on X`],
  ['instagram', t`i-one on Instagram`],
  ['facebook', t`i-one on Facebook`],
] as const

// The build does not know the links, so the label “no page yet” is added only after hydration.
export function SocialLinks() {
  const isRunning = useIsHydrated()
  return (
    <div className="flex gap-1 -ms-3">
      {links.map(([icon, label]) => (
        <a
          key={icon}
          className="grid place-items-center size-12 rounded-pill"
          href={about[icon]}
          aria-label={isRunning && about[icon] === '/' ? t`${label}, no page yet` : label}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  )
}
