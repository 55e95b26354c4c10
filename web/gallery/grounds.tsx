import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { Band } from '../src/ui/layout/band.tsx'
import styles from './gallery.module.css'

type Children = { children: ReactNode }

/** True if the page shows a single component, so that a control in this component can be focused. */
export const IsAlone = createContext(false)

/** Focuses the first control. */
export function Focused({ children }: Children) {
  const isAlone = use(IsAlone)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAlone)
      place.current
        ?.querySelector<HTMLElement>(':is(a, button, input, select, textarea):not([tabindex="-1"])')
        ?.focus()
  }, [isAlone])
  return (
    <div ref={place} className={styles.focused}>
      {children}
    </div>
  )
}

export const Row = ({ children }: Children) => <div className={styles.row}>{children}</div>

export const Stack = ({ children }: Children) => <div className={styles.stack}>{children}</div>

export const Paper = ({ children }: Children) => <div className={styles.paper}>{children}</div>

/** Spans a whole row of the grid at 1280 px. */
export const Wide = ({ children }: Children) => <div className={styles.wide}>{children}</div>

export const Grass = ({ children }: Children) => (
  <Band as="div" className={styles.ground}>
    <Row>{children}</Row>
  </Band>
)

export const Ink = ({ children }: Children) => (
  <Band as="div" ink className={styles.ground}>
    <Row>{children}</Row>
  </Band>
)
