import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { NewTeam } from '@i-one/contract/teams'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

/** As the wire wants it; without a colour it follows from the name. */
export type TeamAnswers = z.input<typeof NewTeam>

export const useTeamForm = (defaultValues: TeamAnswers) =>
  useForm({ resolver: standardSchemaResolver(NewTeam), defaultValues })

export type TeamForm = ReturnType<typeof useTeamForm>
