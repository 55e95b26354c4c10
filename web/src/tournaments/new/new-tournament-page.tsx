import { createTournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { showFormError } from '../../lib/show-error.ts'
import { useMainStore } from '../../lib/store.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { CentreCircle } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { updateTournamentQuery } from '../queries.ts'
import { EntryFields } from './entry-fields.tsx'
import { BasicFields } from './form-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { type TournamentFormValues, type TournamentForm, useTournamentForm } from './use-tournament-form.ts'

export function Component() {
  usePageTitle(t`New tournament`)
  const mayCreate = useMainStore(({ auth }) => auth.user?.isOwner || auth.user?.isAdmin)
  return (
    <>
      <Band as="header">
        <CentreCircle
          at={{ d: 96, x: 'calc(100% - 24px)', y: '0px' }}
          wide={{ d: 230, x: '84%', y: '0px' }}
        />
        <div className="wrap grid gap-2.5 pt-6 pb-7 lg:pt-11 lg:pb-12">
          <h1>
            <Trans>New tournament</Trans>
          </h1>
          <p className="max-w-[46ch]">
            <Trans>
              You run the draw, the schedule and the results. Captains enter their teams with the tournament’s
              link.
            </Trans>
          </p>
        </div>
      </Band>
      <div className="wrap pt-8 pb-18 lg:pt-14 lg:pb-28">
        {mayCreate ? <NewTournamentForm /> : <OrganizersOnly />}
      </div>
    </>
  )
}

const OrganizersOnly = () => (
  <Empty
    title={t`Only organizers can create tournaments`}
    sentence={t`Become an organizer on your profile. It’s free.`}
    action={
      <Link className={buttonClass({ variant: 'chalk' })} to="/profile">
        <Trans>Profile</Trans>
      </Link>
    }
  />
)

const useCreateTournament = ({ setError }: TournamentForm) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ body, key }: { body: TournamentFormValues; key: string }) =>
      call(createTournament, { body, key }),
    retry: isRetryable,
    onSuccess: (tournament) => {
      updateTournamentQuery(queries, tournament)
      void queries.invalidateQueries({ queryKey: ['tournaments', 'list'] })
      return navigate(`/t/${tournament.code}`, { replace: true })
    },
    onError: (error) => showFormError(error, setError),
  })
}

function NewTournamentForm() {
  const form = useTournamentForm()
  const { mutate, isPending } = useCreateTournament(form)
  const send = form.handleSubmit((body) => mutate({ body, key: crypto.randomUUID() }))
  return (
    <form noValidate className="grid grid-cols-1 gap-10 max-w-[720px]" onSubmit={(event) => void send(event)}>
      <BasicFields form={form} />
      <EntryFields form={form} />
      <RuleFields form={form} />
      <ThumbBar>
        <Button type="submit" size="big" block pending={isPending} pendingText={t`Creating...`}>
          <Trans>Create tournament</Trans>
        </Button>
      </ThumbBar>
    </form>
  )
}
