import type { NewTeam } from '@i-one/contract/teams'
import type * as z from 'zod/mini'
import { useCheckedForm } from '../lib/forms/use-checked-form.ts'

const loadNewTeam = async () => (await import('@i-one/contract/teams')).NewTeam

export type TeamAnswers = z.input<typeof NewTeam>

export const useTeamForm = (defaultValues: Omit<TeamAnswers, 'location'> & Partial<TeamAnswers>) =>
  useCheckedForm(loadNewTeam, { defaultValues })

export type TeamForm = ReturnType<typeof useTeamForm>
