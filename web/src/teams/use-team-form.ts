import { CallError } from '@i-one/contract/call'
import { NewTeam } from '@i-one/contract/teams'
import { useState } from 'react'
import * as z from 'zod/mini'

import { teamOf, type TeamAnswers } from './team-fields.tsx'

type Errors = Partial<Record<string, string>>

/** What is wrong with the answers, by field; nothing where the server would take them. */
const errorsOf = (answers: TeamAnswers): Errors => {
  const { error } = z.safeParse(NewTeam, teamOf(answers))
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

/** The answers, and what is wrong with them once somebody has tried to send them. */
export const useTeamForm = (first: TeamAnswers) => {
  const [answers, setAnswers] = useState(first)
  const [errors, setErrors] = useState<Errors>({})
  return {
    answers,
    errors,
    change: (some: Partial<TeamAnswers>) => {
      setAnswers((before) => ({ ...before, ...some }))
      setErrors((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(some).map((name) => [name, undefined])),
      }))
    },
    /** Whether they can be sent. */
    check: () => {
      const found = errorsOf(answers)
      setErrors(found)
      return Object.keys(found).length === 0
    },
    refuse: (error: unknown) => {
      if (error instanceof CallError) setErrors(error.fields)
    },
  }
}
