import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isLoadError, loadFailureText } from '../install/did-not-come.ts'
import { isNotFound } from '../lib/is-missing.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { Button } from '../ui/button.tsx'
import { OutOfPlay } from '../ui/feedback/error-state.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export const errorReasonText = (error: unknown) => {
  if (error instanceof CallError) return `${error.message}.`
  return isLoadError(error) ? loadFailureText() : t`Please try again in a few minutes.`
}

export const ErrorPage = ({ error }: { error: unknown }) =>
  isNotFound(error) ? <NotFoundPage /> : <Broken error={error} />

function Broken({ error }: { error: unknown }) {
  usePageTitle(t`Something went wrong`)
  return (
    <main id="main" className="wrap pt-5 pb-16">
      <a href="/" className="inline-block no-underline">
        <Wordmark label={t`i-one, home`} />
      </a>
      <div className="grid justify-items-start gap-3 max-w-130 pt-10 pb-16">
        <OutOfPlay className="w-65 lg:w-95" />
        <h1 className="text-[length:clamp(2.25rem,9vw,3.25rem)]">
          <Trans>Something went wrong</Trans>
        </h1>
        <p>
          <Trans>This page could not be loaded.</Trans> {errorReasonText(error)}
        </p>
        <Button size="big" className="mt-2" onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </main>
  )
}
