import { CallError } from '@i-one/contract/call'
import {
  addPitchPhoto,
  arrangePitchPhotos,
  removePitchPhoto,
  type PhotoText,
  type PitchPhoto,
} from '@i-one/contract/pitches/photo'
import type { OwnPitch, PitchSettings } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { errorText } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { toPitchFormErrors, type PitchFormErrors, type PitchFormValues } from '../fields/pitch-answers.ts'
import { updatePitchQueries } from '../queries.ts'

/** A saved or newly chosen photo. A new photo has a `file` and a temporary `_id` until its upload. */
export type ChosenPhoto = PitchPhoto & { file?: File }

export type PitchSubmission = {
  settings: PitchSettings
  photos: readonly ChosenPhoto[]
  answers: PitchFormValues
}

const isSame = (chosen: readonly ChosenPhoto[], saved: readonly PitchPhoto[]) =>
  chosen.length === saved.length &&
  chosen.every(({ _id, alt }, at) => saved[at]?._id === _id && saved[at].alt === alt)

const loadUpload = () =>
  import('../../lib/upload.ts').catch(() => {
    throw new CallError(t`Network Error`, 500)
  })

/** Removes deleted photos before uploading new photos, so that the pitch stays within the photo limit. */
const savePhotos = async (id: string, chosen: readonly ChosenPhoto[], saved: readonly PitchPhoto[]) => {
  for (const { _id } of saved)
    if (!chosen.some((photo) => photo._id === _id))
      await call(removePitchPhoto, { params: { id, photo: _id } })
  const photos: PhotoText[] = []
  let known = saved
  for (const { _id, alt, file } of chosen) {
    if (!file) {
      photos.push({ _id, alt })
      continue
    }
    const before = known
    const { upload } = await loadUpload()
    known = await upload(addPitchPhoto, file, () => undefined, { id })
    // `added` is undefined for a duplicate, because the server ignores a photo that the pitch already has.
    const added = known.find((photo) => !before.some((one) => one._id === photo._id))
    if (added) photos.push({ _id: added._id, alt })
  }
  await call(arrangePitchPhotos, { params: { id }, body: { photos } })
}

/** Call after saving the pitch. Returns false if some photos were not saved. */
export const useSavePhotos = () => {
  const queries = useQueryClient()
  return async (pitch: OwnPitch, chosen: readonly ChosenPhoto[], saved: readonly PitchPhoto[]) => {
    try {
      if (!isSame(chosen, saved)) await savePhotos(pitch._id, chosen, saved)
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(t`The pitch is saved, but some photos are not: ${{ reason: errorText(error) }}`)
      return false
    } finally {
      await updatePitchQueries(queries, pitch)
    }
  }
}

export const toFieldErrors = (error: Error, answers: PitchFormValues): PitchFormErrors => {
  if (!(error instanceof CallError)) throw error
  const wrong = Object.entries(error.fields)
  if (wrong.length === 0) toast.error(errorText(error))
  return toPitchFormErrors(answers, wrong)
}
