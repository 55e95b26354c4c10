import { createPitch, type PitchSettings } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { deviceZone } from '../../lib/pitch-time.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { deleteDraft, getDraft, type PitchFormErrors } from '../fields/pitch-answers.ts'
import { toFieldErrors, useSavePhotos, type PitchSubmission } from './use-keep-pitch.ts'

export const useNewPitch = (onError?: (errors: PitchFormErrors) => void) => {
  const navigate = useNavigate()
  const savePhotos = useSavePhotos()
  const [initial] = useState(() => getDraft(deviceZone))
  const [serverErrors, setServerErrors] = useState<PitchFormErrors>({})
  // Each form has one idempotency key, so that a retry after a lost response creates no second pitch.
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ settings, photos }: PitchSubmission) => {
      const pitch = await call(createPitch, { body: settings, key: `${key}-${await digest(settings)}` })
      return { pitch, hasAllPhotos: await savePhotos(pitch, photos, []) }
    },
    onSuccess: ({ pitch, hasAllPhotos }) => {
      deleteDraft()
      toast.success(t`${{ pitch: pitch.name }} is registered`)
      if (!hasAllPhotos) return navigate(`/host/pitches/${pitch._id}`, { replace: true })
      return navigate(pitch.review ? '/host/review' : '/host?tab=pitches', { replace: true })
    },
    onError: (error, { answers }) => {
      const errors = toFieldErrors(error, answers)
      setServerErrors(errors)
      onError?.(errors)
    },
  })
  return { initial, serverErrors, register: mutate, isPending }
}

const digest = async (settings: PitchSettings) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(settings)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
