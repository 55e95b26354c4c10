import { classNames } from '../class-names.ts'
import { plainKit, type Kit } from './kit.ts'
import styles from './shirt.module.css'

/** Fits a view box of 48 by 48. */
export const shirtPath = 'M16 4 7 8 1 19l8 5 3-4v23h24V20l3 4 8-5-6-11-9-4c-2 6-14 6-16 0Z'

type ShirtProps = {
  kit?: Kit
  /** Initials or a number, at most two characters. */
  text?: string
  free?: boolean
  /** Adds an edge, which light cloth needs on paper and chalk. */
  outlined?: boolean
  size?: number
  className?: string
}

export const Shirt = ({ kit = plainKit, text, free, outlined, size, className }: ShirtProps) => (
  <svg
    className={classNames(styles.shirt, free && styles.free, outlined && styles.outlined, className)}
    viewBox="0 0 48 48"
    aria-hidden="true"
    style={size ? { width: size, height: size } : undefined}
  >
    <path d={shirtPath} fill={free ? undefined : kit.cloth} />
    {text && <ShirtText text={text} fill={free ? undefined : kit.ink} />}
  </svg>
)

// Narrows two letters, so that they stay on the cloth. Digits are narrow enough.
function ShirtText({ text, fill }: { text: string; fill?: string }) {
  const narrow = /\p{L}.*\p{L}/u.test(text) ? ' scale(.74 1)' : ''
  return (
    <text transform={`translate(24 32)${narrow}`} fill={fill}>
      {text}
    </text>
  )
}
