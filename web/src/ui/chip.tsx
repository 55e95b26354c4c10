import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  live: 'bg-dusk text-white before:size-2 before:rounded-[50%] before:border-4 before:border-white',
  ok: 'bg-turf-soft text-turf-hover',
  wait: 'bg-amber-soft text-amber',
  off: 'bg-stone text-muted',
}

type ChipProps = { tone?: keyof typeof tones; children: ReactNode }

export const Chip = ({ tone = 'off', children }: ChipProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-2 min-h-7 px-3 rounded-pill text-small font-strong outline-1 outline-transparent',
      'whitespace-nowrap max-[260px]:whitespace-normal max-[260px]:wrap-anywhere',
      tones[tone],
    )}
  >
    {children}
  </span>
)
