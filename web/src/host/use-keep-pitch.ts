import { CallError } from '@i-one/contract/call'
import { putPitchPhoto, type OwnPitch } from '@i-one/contract/pitches/registration'
import { useQueryClient } from '@tanstack/react-query'
import { refusalText } from '../lib/show-refusal.ts'
import { upload } from '../lib/upload.ts'
import { toast } from '../ui/feedback/toast.ts'
import { atFields, type AnswerErrors, type Answers } from './pitch-answers.ts'
import { pitchKept } from './queries.ts'

/** The photo goes after the settings: without it the pitch is there all the same. */
export const useKeepPhoto = () => {
  const queries = useQueryClient()
  return async (pitch: OwnPitch, photo: File | undefined) => {
    pitchKept(queries, pitch)
    if (!photo) return true
    try {
      pitchKept(queries, await upload(putPitchPhoto, photo, () => undefined, { id: pitch._id }))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(`The pitch is saved, its photo is not: ${refusalText(error)}`)
      return false
    }
  }
}

/** What is wrong at its field; where it is about none, the sentence as a toast. */
export const refusedFields = (error: Error, answers: Answers): AnswerErrors => {
  if (!(error instanceof CallError)) throw error
  const wrong = Object.entries(error.fields)
  if (wrong.length === 0) toast.error(refusalText(error))
  return atFields(answers, wrong)
}
