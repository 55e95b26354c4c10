import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'

/** Small, so that the nearby pitches below the list stay in view. */
const initialCount = 2

type ShortListProps<One> = {
  title: string
  all: readonly One[]
  children: (one: One) => ReactNode
  error?: ReactNode
}

export function ShortList<One>({ title, all, children, error }: ShortListProps<One>) {
  const heading = useId()
  const [isWhole, showWhole] = useState(false)
  if (all.length === 0 && !error) return null
  const shown = isWhole ? all : all.slice(0, initialCount)
  const hidden = all.length - shown.length
  return (
    <section className="mt-8" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {error ?? <ul>{shown.map(children)}</ul>}
      {hidden > 0 && (
        <button type="button" className="link" onClick={() => showWhole(true)}>
          <Trans>Show {hidden} more</Trans>
        </button>
      )}
    </section>
  )
}

export const ListRow = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link
      className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 min-h-15 py-2 leading-[1.3] no-underline border-b border-b-line max-[260px]:gap-2"
      to={to}
    >
      {children}
    </Link>
  </li>
)
