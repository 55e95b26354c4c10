import type { HTMLAttributes } from 'react'
import styles from './mown-band.module.css'

type MownBandProps = HTMLAttributes<HTMLElement> & { as?: 'section' | 'div'; className: string }

/**
 * Mown grass with a centre circle. The class gives the circle's diameter and the place of its centre, `--d --x --y`: a
 * page rendered at build may have no style attribute.
 */
export const MownBand = ({ as: Element = 'div', className, ...rest }: MownBandProps) => (
  <Element className={`on-dark ${styles.band} ${className}`} {...rest} />
)
