import { Link, useRouteError } from 'react-router'
import { isMissing } from '../lib/is-missing.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { reasonOf } from './error-page.tsx'
import styles from './framed-error.module.css'

/** A page that broke: the frame around it stands, and leads on. */
export function FramedError() {
  const error = useRouteError()
  return (
    <div className={`wrap ${styles.page}`}>{isMissing(error) ? <Missing /> : <Broken error={error} />}</div>
  )
}

function Missing() {
  usePageTitle('Not here')
  return (
    <Empty
      as="h1"
      art="flag"
      title="Over the fence"
      sentence="There is nothing at this address. The match may have moved, or part of the link is missing."
      action={
        <Link className={buttonClass({ variant: 'chalk' })} to="/">
          Back to Home
        </Link>
      }
    />
  )
}

function Broken({ error }: { error: unknown }) {
  usePageTitle('Out of play')
  return (
    <ErrorState
      as="h1"
      sentence={`This page could not be loaded. ${reasonOf(error)}.`}
      onRetry={() => location.reload()}
    />
  )
}
