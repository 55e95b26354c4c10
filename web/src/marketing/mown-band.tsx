import type { HTMLAttributes } from 'react'
import styles from './mown-band.module.css'

type MownBandProps = HTMLAttributes<HTMLElement> & { as?: 'section' | 'div'; className: string }

/** `className` must set `--d`, `--x` and `--y` of the circle, because prerendered pages can't have style attributes. */
export const MownBand = ({ as: Element = 'div', className, ...rest }: MownBandProps) => (
  <Element className={`on-dark ${styles.band} ${className}`} {...rest} />
)
