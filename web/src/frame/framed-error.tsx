import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { isNotFound } from '../lib/is-missing.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { errorReasonText } from './error-page.tsx'

export function PageError({ error }: { error: unknown }) {
  const sentence = isNotFound(error) ? nothingHere : findConflictMessage(error)
  return (
    <div className="wrap pt-12 pb-24">
      {sentence ? <Missing sentence={sentence} /> : <Broken error={error} />}
    </div>
  )
}

const nothingHere = t`It may have moved, or part of the link may be missing.`

/** Returns the message if the error is a conflict (409), which a retry cannot resolve. */
const findConflictMessage = (error: unknown) =>
  error instanceof CallError && error.status === 409 ? error.message : undefined

function Missing({ sentence }: { sentence: string }) {
  usePageTitle(t`Page not found`)
  return (
    <Empty
      as="h1"
      art="flag"
      title={t`Page not found`}
      sentence={sentence}
      action={
        <Link className={buttonClass({ variant: 'chalk' })} to="/">
          <Trans>Back to Home</Trans>
        </Link>
      }
    />
  )
}

function Broken({ error }: { error: unknown }) {
  usePageTitle(t`Something went wrong`)
  return (
    <ErrorState
      as="h1"
      sentence={`${t`This page could not be loaded.`} ${errorReasonText(error)}`}
      onRetry={() => location.reload()}
    />
  )
}
