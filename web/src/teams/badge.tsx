import { useId } from 'react'
import { toTeamKit } from '../stats/team-kit.ts'
import { classNames } from '../ui/class-names.ts'

type BadgeProps = {
  team: Parameters<typeof toTeamKit>[0] & { initials: string }
  className: string | undefined
}

const shield = 'M2 2h52v26a24 24 0 0 1-16 22q-4 2-20 0A24 24 0 0 1 2 28Z'

/** Hides the badge from screen readers, because the team name is beside the badge. */
export function Badge({ team, className }: BadgeProps) {
  const clip = useId()
  const { cloth } = toTeamKit(team)
  return (
    <svg
      className={classNames('flex-none h-auto overflow-visible', className)}
      viewBox="0 0 56 54"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="56" height="56" fill={cloth} />
        <path className="[fill:rgb(255_255_255_/_0.72)]" d="M-4 8 10-6l54 54-14 14z" />
      </g>
      <path className="fill-none stroke-ink stroke-[2.4]" d={shield} />
      <path className="fill-none stroke-ink stroke-[3.4]" d="M-1 2h58" />
      <text
        className="fill-ink text-[17px] font-stretch-112% font-[850] stroke-[5px] [stroke-linejoin:round] [text-anchor:middle] [paint-order:stroke]"
        x="28"
        y="33"
        style={{ stroke: cloth }}
      >
        {team.initials}
      </text>
    </svg>
  )
}
