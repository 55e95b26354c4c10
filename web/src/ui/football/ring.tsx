import type { CSSProperties } from 'react'
import { DecorationClip } from './crop.tsx'
import styles from './ring.module.css'

type Place = {
  /** Diameter in pixels. */
  d: number
  /** CSS lengths: the centre's distance from the start (`x`) and bottom (`y`) edges of the page section. */
  x: string
  y: string
}

type RingProps = {
  at: Place
  wide?: Place
  halfway?: boolean
}

/** Draws a centre circle behind a page section. Its lines must not cross text. */
export function CentreCircle({ at, wide = at, halfway }: RingProps) {
  const place = {
    '--d': `${at.d}px`,
    '--x': at.x,
    '--y': at.y,
    '--wide-d': `${wide.d}px`,
    '--wide-x': wide.x,
    '--wide-y': wide.y,
  } as CSSProperties
  return (
    <DecorationClip>
      <svg className={styles.ring} viewBox="-30 -30 60 60" style={place}>
        {halfway && <path vectorEffect="non-scaling-stroke" d="M0-400V400" />}
        <circle vectorEffect="non-scaling-stroke" r="29" />
        {halfway && <circle className={styles.spot} r="2" />}
      </svg>
    </DecorationClip>
  )
}
