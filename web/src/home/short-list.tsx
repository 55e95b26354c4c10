import { type ReactNode, useId, useState } from 'react'
import styles from './other-sessions.module.css'

/** As many as leave what is near by in sight. */
const fewest = 2

type ShortListProps<One> = {
  title: string
  all: readonly One[]
  /** A line of the list. */
  children: (one: One) => ReactNode
  /** Instead of the lines. */
  error?: ReactNode
}

/** A line each; the later ones when they are asked for. */
export function ShortList<One>({ title, all, children, error }: ShortListProps<One>) {
  const heading = useId()
  const [isWhole, showWhole] = useState(false)
  if (all.length === 0 && !error) return null
  const shown = isWhole ? all : all.slice(0, fewest)
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {error ?? <ul>{shown.map(children)}</ul>}
      {shown.length < all.length && (
        <button type="button" className="link" onClick={() => showWhole(true)}>
          Show {all.length - shown.length} more
        </button>
      )}
    </section>
  )
}
