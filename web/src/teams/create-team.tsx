import { CallError } from '@i-one/contract/call'
import { createTeam } from '@i-one/contract/teams'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { call } from '../lib/call.ts'
import { worthAnotherTry } from '../lib/query-client.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { useMain } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import styles from './team-form.module.css'
import { TeamFields, teamOf, type TeamAnswers } from './team-fields.tsx'
import { useTeamForm } from './use-team-form.ts'

type CreateTeamProps = { open: boolean; onOpenChange: (open: boolean) => void }

export function CreateTeam({ open, onOpenChange }: CreateTeamProps) {
  return (
    <Dialog
      look="wide"
      open={open}
      onOpenChange={onOpenChange}
      title="Create a team"
      description="You are its captain. Players near you find it and ask, or you send them a link."
    >
      <NewTeamForm />
    </Dialog>
  )
}

const useCreate = () => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ answers, key }: { answers: TeamAnswers; key: string }) =>
      call(createTeam, { body: { ...teamOf(answers), colour: answers.colour ?? undefined }, key }),
    retry: worthAnotherTry,
    onSuccess: ({ _id }) => {
      void queries.invalidateQueries({ queryKey: ['teams'] })
      return navigate(`/teams/${_id}`, { replace: true })
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      toast.error(refusalText(error))
    },
  })
}

function NewTeamForm() {
  const user = useMain(({ auth }) => auth.user)
  const coordinates = user?.location.coordinates ?? [0, 0]
  const { answers, errors, change, check, refuse } = useTeamForm({
    name: '',
    colour: null,
    address: '',
    coordinates: [...coordinates],
  })
  const { mutate, isPending } = useCreate()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (check()) mutate({ answers, key: crypto.randomUUID() }, { onError: refuse })
  }
  return (
    <form noValidate className={styles.wide} onSubmit={send}>
      <TeamFields answers={answers} errors={errors} onChange={change} />
      <Button type="submit" size="big" block pending={isPending} pendingText="Creating...">
        Create the team
      </Button>
    </form>
  )
}
