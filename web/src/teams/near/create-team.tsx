import { createTeam } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { isRetryable } from '../../lib/query-client.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { showFormError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TeamFields } from '../team-fields.tsx'
import { useTeamForm, type TeamFormValues, type TeamForm } from '../team-form.ts'

export const CreateTeamDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    look="wide"
    open={open}
    onClose={onClose}
    title={t`Create a team`}
    description={t`You become the captain. Players near you can ask to join, or you can send them a link.`}
  >
    <NewTeamForm />
  </Dialog>
)

const useCreate = ({ setError }: TeamForm) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ body, key }: { body: TeamFormValues; key: string }) => call(createTeam, { body, key }),
    retry: isRetryable,
    onSuccess: ({ _id }) => {
      void queries.invalidateQueries({ queryKey: ['teams'] })
      return navigate(`/teams/${_id}`, { replace: true })
    },
    onError: (error) => showFormError(error, setError),
  })
}

function NewTeamForm() {
  const form = useTeamForm({ name: '', address: '' })
  const { mutate, isPending } = useCreate(form)
  const send = form.sending((body) => mutate({ body, key: crypto.randomUUID() }))
  return (
    <form noValidate className="grid gap-5 pt-5 px-5 pb-7 md:pt-7 md:px-9 md:pb-9" onSubmit={send}>
      <TeamFields form={form} />
      <Button type="submit" size="big" block pending={isPending} pendingText={t`Creating...`}>
        <Trans>Create the team</Trans>
      </Button>
    </form>
  )
}
