import { Trans } from '@lingui/react/macro'
// oxlint-disable-next-line no-restricted-imports -- loading never rejects, and `lazyPart` would load files of the app
import { lazy, Suspense, useRef } from 'react'
import { loadFailureText } from '../install/did-not-come.ts'
import { buttonClass } from '../ui/button-class.ts'
import { useIsInView } from '../ui/use-seen.ts'
import { PitchPhoto } from './pitch-photo.tsx'
import styles from './tonight.module.css'

const TonightBoard = lazy(() =>
  import('./tonight-board.tsx').then(
    (module) => ({ default: module.TonightBoard }),
    () => ({ default: LoadFailure }),
  ),
)

const rows = [1, 2, 3, 4, 5]

const Photo = () => (
  <figure className={styles.figure}>
    <PitchPhoto name="pitch-4" sizes="40vw" alt="" lazy />
  </figure>
)

const LoadFailure = () => (
  <>
    <Photo />
    <div className={styles.quiet}>
      <h3>
        <Trans>Something went wrong</Trans>
      </h3>
      <p>
        <Trans>Tonight’s games could not be loaded.</Trans> {loadFailureText()}
      </p>
      <button type="button" className={buttonClass({ variant: 'chalk' })} onClick={() => location.reload()}>
        <Trans>Reload</Trans>
      </button>
    </div>
  </>
)

const EmptyBoard = () => (
  <>
    <Photo />
    <ol className={styles.board} aria-hidden="true">
      {rows.map((row) => (
        <li key={row} className={styles.waiting}>
          <span />
        </li>
      ))}
    </ol>
  </>
)

/** Loads the games' code and data once this section is scrolled into view. */
export function Tonight() {
  const section = useRef<HTMLElement>(null)
  const seen = useIsInView(section)
  return (
    <section
      ref={section}
      id="tonight"
      className={`on-dark ${styles.tonight}`}
      aria-labelledby="tonight-heading"
    >
      <div className={`wrap ${styles.columns}`}>
        <h2 id="tonight-heading">
          <Trans>
            Tonight
            <br />
            near you
          </Trans>
        </h2>
        <Suspense fallback={<EmptyBoard />}>
          {seen ? <TonightBoard waiting={<EmptyBoard />} /> : <EmptyBoard />}
        </Suspense>
      </div>
    </section>
  )
}
