import { CallError } from '@i-one/contract/call'
import { acceptWhistle } from '@i-one/contract/matches/scorers'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { isNotFound } from '../../lib/is-missing.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { addReturnPath } from '../../lib/return-path.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { errorText } from '../../lib/show-error.ts'
import { useMainStore } from '../../lib/store.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { matchNameText } from '../match-name-text.ts'
import { scorerLinkQuery } from '../queries.ts'
import { saveScorerToken } from './scorer-token.ts'
import page from '../../ui/layout/short-page.module.css'

export function Component() {
  usePageTitle(t`Keep the score`)
  const { code = '' } = useParams()
  const isMember = useMainStore(({ auth }) => auth.isAuthenticated)
  const { data, error, refetch, isFetching } = useQuery(scorerLinkQuery(code))
  if (isNotFound(error)) throw error
  if (error)
    return (
      <div className="wrap">
        <ErrorState
          as="h1"
          sentence={error instanceof CallError ? errorText(error) : t`The match could not be loaded.`}
          pending={isFetching}
          onRetry={isWrongLink(error) ? undefined : () => void refetch()}
        />
      </div>
    )
  return (
    <div className={`wrap ${page.page}`}>
      <h1>{data ? matchNameText(data.teamOne, data.teamTwo) : <Skeleton width="20rem" height="1em" />}</h1>
      <p>
        <Trans>You’re invited to keep the score of this match: goals, cards and the clock.</Trans>
      </p>
      {isMember ? <JoinAsUser code={code} /> : <JoinAsGuest code={code} />}
    </div>
  )
}

const isWrongLink = (error: Error) => error instanceof CallError && error.code === 'wrong-link'

const useAcceptLink = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: { code: string; name?: string }) => call(acceptWhistle, { body }),
    onSuccess: ({ match, whistle }) => {
      if (whistle) saveScorerToken({ match, ...whistle })
      return navigate(whistle ? `/m/${match}` : `/live-match?match=${match}`, { replace: true })
    },
    throwOnError: (failure) => !(failure instanceof CallError),
  })
}

const LinkError = ({ error }: { error: unknown }) =>
  error instanceof CallError && <StatusLine tone="bad">{errorText(error)}</StatusLine>

function JoinAsUser({ code }: { code: string }) {
  const { mutate, isPending, error } = useAcceptLink()
  return (
    <>
      <LinkError error={error} />
      <Button size="big" pending={isPending} pendingText={t`Joining...`} onClick={() => mutate({ code })}>
        <Trans>Keep the score</Trans>
      </Button>
    </>
  )
}

const nameError = (error: unknown) => (error instanceof CallError ? error.fields['name'] : undefined)

/** Leaves validation to the server, so that visitors need not load form and schema libraries. */
function JoinAsGuest({ code }: { code: string }) {
  const { pathname } = useLocation()
  const { mutate, reset, isPending, error } = useAcceptLink()
  const wrong = nameError(error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // read from FormData, which includes text typed before hydration
    const name = String(new FormData(form).get('name'))
    mutate({ code, name }, { onError: (error) => nameError(error) && form.querySelector('input')?.focus() })
  }
  return (
    <form noValidate className="grid gap-4 w-[min(100%,26rem)]" onSubmit={submit}>
      <Field
        name="name"
        label={t`Your name`}
        hint={t`The captain sees who keeps the score.`}
        required
        autoComplete="name"
        error={wrong}
        onChange={() => wrong && reset()}
      />
      {!wrong && <LinkError error={error} />}
      <div className="cluster">
        <Button type="submit" size="big" pending={isPending} pendingText={t`Joining...`}>
          <Trans>Keep the score</Trans>
        </Button>
        <Link
          className={buttonClass({ variant: 'ghost', size: 'big' })}
          to={addReturnPath('/sign-in', pathname)}
        >
          <Trans>I have an account</Trans>
        </Link>
      </div>
    </form>
  )
}
