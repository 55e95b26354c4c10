import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type PitchLinesProps = {
  orientation?: 'portrait' | 'landscape'
  /** If missing, the pitch is hidden from screen readers. */
  label?: string
  className?: string
  /** SVG elements on top of the lines, in metres from the top left corner. */
  children?: ReactNode
}

// In metres. The areas have a radius of 6 m around each post, and the goals are 3 m wide.
const lines =
  'M0 20h20M2.5 0a6 6 0 0 0 6 6h3a6 6 0 0 0 6-6M2.5 40a6 6 0 0 1 6-6h3a6 6 0 0 1 6 6M8.5 0v-1h3v1M8.5 40v1h3v-1M0 .5a.5.5 0 0 0 .5-.5M19.5 0a.5.5 0 0 0 .5.5M0 39.5a.5.5 0 0 1 .5.5M19.5 40a.5.5 0 0 1 .5-.5'
const marks = [6, 10, 30, 34]
const stripes = [0, 1, 2, 3]

export function PitchLines({ orientation = 'portrait', label, className, children }: PitchLinesProps) {
  const portrait = orientation === 'portrait'
  return (
    <svg
      className={classNames('w-full h-auto', className)}
      viewBox={portrait ? '-1.4 -1.4 22.8 42.8' : '-1.4 -1.4 42.8 22.8'}
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g transform={portrait ? undefined : 'matrix(0 1 1 0 0 0)'}>
        <rect className="fill-turf print:fill-none" x="-1.4" y="-1.4" width="22.8" height="42.8" />
        {stripes.map((stripe) => (
          <rect
            key={stripe}
            className="fill-turf-mown print:fill-none"
            x="-1.4"
            y={-1.4 + stripe * 10.7}
            width="22.8"
            height="5.35"
          />
        ))}
        <g className="fill-none stroke-chalk stroke-[0.16] opacity-90 print:stroke-black">
          <rect width="20" height="40" />
          <path d={lines} />
          <circle cx="10" cy="20" r="3" />
        </g>
        <circle className="fill-chalk print:fill-black" cx="10" cy="20" r=".22" />
        {marks.map((mark) => (
          <circle key={mark} className="fill-chalk print:fill-black" cx="10" cy={mark} r=".18" />
        ))}
      </g>
      {children}
    </svg>
  )
}
