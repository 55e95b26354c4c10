import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Band } from '../layout/band.tsx'

type EmptyProps = {
  title: string
  as?: 'p' | 'h1'
  sentence?: string
  action?: ReactNode
  art?: 'circle' | 'area' | 'flag'
  className?: string
}

export function Empty({ title, as: Title = 'p', sentence, action, art = 'circle', className }: EmptyProps) {
  return (
    <Band as="div" className={classNames('overflow-hidden pt-24 px-6 pb-7 rounded-card', className)}>
      {drawings[art]}
      <Title className="wide text-[1.625rem] leading-[1.1] wrap-anywhere">{title}</Title>
      {sentence && <p className="max-w-[32ch] mt-2">{sentence}</p>}
      {action && <div className="mt-4.5">{action}</div>}
    </Band>
  )
}

const art =
  'absolute -z-1 max-w-none overflow-visible fill-none stroke-chalk [stroke-width:var(--chalkline)] opacity-27'
const line = { vectorEffect: 'non-scaling-stroke' } as const

const drawings = {
  circle: (
    <svg className={`${art} -top-15 left-1/2 w-30 -ml-15`} viewBox="-30 -30 60 60" aria-hidden="true">
      <circle {...line} r="29" />
    </svg>
  ),
  area: (
    <svg className={`${art} -top-0.5 left-1/2 w-55 -ml-27.5`} viewBox="0 0 200 110" aria-hidden="true">
      <path {...line} d="M0 2h200M20 2a70 70 0 0 0 70 70h20a70 70 0 0 0 70-70" />
    </svg>
  ),
  flag: (
    <svg className={`${art} -top-3.5 right-5 w-24`} viewBox="0 0 120 120" aria-hidden="true">
      <path {...line} d="M0 110h110V0M80 110a30 30 0 0 1 30-30M110 110V40" />
      <path className="fill-chalk stroke-none" d="M110 40 74 52l36 12Z" />
    </svg>
  ),
}
