import type { NewTeam } from '@i-one/contract/teams'
import type * as z from 'zod/mini'
import { useSchemaForm } from '../lib/forms/use-checked-form.ts'

const loadNewTeam = async () => (await import('@i-one/contract/teams')).NewTeam

export type TeamFormValues = z.input<typeof NewTeam>

export const useTeamForm = (defaultValues: Omit<TeamFormValues, 'location'> & Partial<TeamFormValues>) =>
  useSchemaForm(loadNewTeam, { defaultValues })

export type TeamForm = ReturnType<typeof useTeamForm>
