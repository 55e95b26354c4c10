import type { HTMLAttributes } from 'react'
import styles from './mown-band.module.css'

type MownBandProps = HTMLAttributes<HTMLElement> & { as?: 'section' | 'div'; className: string }

/** The class sets the circle by `--d --x --y`, because prerendered pages may have no style attributes. */
export const MownBand = ({ as: Element = 'div', className, ...rest }: MownBandProps) => (
  <Element className={`on-dark ${styles.band} ${className}`} {...rest} />
)
