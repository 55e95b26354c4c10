import type { BookingInTheWay } from '@i-one/contract/bookings/closures'
import { CallError } from '@i-one/contract/call'
import type { PitchPhoto } from '@i-one/contract/pitches/photo'
import { changePitch, type OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { pitchPhotosQuery } from '../../pitches/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { NotYourPitch } from '../back-to-pitches.tsx'
import { toPitchFormValues, type PitchFormErrors } from '../fields/pitch-answers.ts'
import { myPitchesQuery, updatePitchQueries } from '../queries.ts'
import { PitchForm } from './pitch-form.tsx'
import { PitchPage } from './pitch-frame.tsx'
import { toFieldErrors, useSavePhotos, type PitchSubmission } from './use-keep-pitch.ts'

// Lazy-loaded, because bookings outside the opening hours are shown only after a save.
const BookingsOutsideHours = lazyPart(
  async () => (await import('./outside-bookings.tsx')).BookingsOutsideHours,
)
const CentreSection = lazyPart(async () => (await import('../registration/centre-section.tsx')).CentreSection)

export function Component() {
  const { id } = useParams()
  const { data: pitches } = useQuery({ ...myPitchesQuery, throwOnError: throwWithoutData })
  const pitch = pitches?.find(({ _id }) => _id === id)
  const { data: photos } = useQuery({
    ...pitchPhotosQuery(id ?? ''),
    enabled: pitch !== undefined,
    throwOnError: throwWithoutData,
  })
  usePageTitle(pitch ? t`Edit ${{ name: pitch.name }}` : t`Edit a pitch`)
  return (
    <PitchPage title={pitch?.name ?? t`Edit a pitch`} sentence={t`Existing bookings stay as they are.`}>
      {!pitches || (pitch && !photos) ? (
        <Loading label={t`Loading pitch`} height={320} />
      ) : pitch && photos ? (
        <>
          <EditPitch key={pitch._id} pitch={pitch} photos={photos} />
          <Suspense>
            <CentreSection key={`centre of ${pitch._id}`} pitch={pitch} pitches={pitches} />
          </Suspense>
        </>
      ) : (
        <NotYourPitch />
      )}
    </PitchPage>
  )
}

function EditPitch({ pitch, photos: saved }: { pitch: OwnPitch; photos: readonly PitchPhoto[] }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const savePhotos = useSavePhotos()
  const [edited, setEdited] = useState(pitch)
  const [newer, setNewer] = useState<OwnPitch>()
  const [outside, setOutside] = useState<BookingInTheWay[]>([])
  const [serverErrors, setServerErrors] = useState<PitchFormErrors>({})
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ settings, photos }: PitchSubmission) => {
      const body = { ...settings, revision: edited.revision }
      const changed = await call(changePitch, { params: { id: pitch._id }, body })
      return { ...changed, hasAllPhotos: await savePhotos(changed.pitch, photos, saved) }
    },
    onSuccess: ({ pitch: saved, outside, hasAllPhotos }) => {
      setEdited(saved)
      setOutside(outside)
      toast.success(t`${{ name: saved.name }} is saved`)
      return hasAllPhotos && outside.length === 0 ? navigate('/host?tab=pitches') : undefined
    },
    onError: (error, { answers }) => {
      setServerErrors(toFieldErrors(error, answers))
      if (error instanceof CallError && error.code === 'pitch-changed')
        setNewer(error.body['pitch'] as OwnPitch)
    },
  })
  const showNewer = (saved: OwnPitch) => {
    void updatePitchQueries(queries, saved)
    setEdited(saved)
    setNewer(undefined)
  }
  return (
    <>
      {outside.length > 0 && (
        <Suspense>
          <BookingsOutsideHours bookings={outside} timeZone={edited.timeZone} />
        </Suspense>
      )}
      <PitchForm
        key={edited.revision}
        initial={toPitchFormValues(edited)}
        photo={pitch.pitchPhoto}
        photos={saved}
        submitText={t`Save`}
        pendingText={t`Saving...`}
        pending={isPending}
        serverErrors={serverErrors}
        onSubmit={mutate}
      >
        {newer && (
          <div className="grid gap-3 mb-8">
            <StatusLine tone="bad">
              <Trans>This pitch was changed elsewhere. Your changes are not saved.</Trans>
            </StatusLine>
            <Button variant="ghost" onClick={() => showNewer(newer)}>
              <Trans>Show the latest version</Trans>
            </Button>
          </div>
        )}
      </PitchForm>
    </>
  )
}
