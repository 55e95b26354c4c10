import { createPitch, type PitchSettings } from '@i-one/contract/pitches/registration'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useMain } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Ring } from '../../ui/football/ring.tsx'
import { Band } from '../../ui/layout/band.tsx'
import { ForOrganizers } from '../for-organizers.tsx'
import { forgetDraft, keepDraft, readDraft, type AnswerErrors, type Answers } from './pitch-answers.ts'
import { PitchForm } from './pitch-form.tsx'
import { refusedFields, useKeepPhotos, type ChosenPhoto } from './use-keep-pitch.ts'
import head from '../head.module.css'
import styles from './pitch-form.module.css'

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type Asked = { settings: PitchSettings; photos: readonly ChosenPhoto[]; answers: Answers }

export function Component() {
  usePageTitle('Register a pitch')
  const user = useMain(({ auth }) => auth.user)
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 150, x: '98%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className={`wrap ${head.head}`}>
          <h1>Register a pitch</h1>
          <p>
            Where it is, its hours, slot length and price. Players find it and book it, and you answer them in
            your console. What you fill in stays here until you send it.
          </p>
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>
        {user && (user.isOwner ? <NewPitch /> : <ForOrganizers user={user} />)}
      </div>
    </>
  )
}

function NewPitch() {
  const navigate = useNavigate()
  const keepPhotos = useKeepPhotos()
  const [initial] = useState(() => readDraft(deviceZone()))
  const [refused, setRefused] = useState<AnswerErrors>({})
  // One for each pitch that is filled in: who sends it again after a lost answer makes no second one.
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ settings, photos }: Asked) => {
      const pitch = await call(createPitch, { body: settings, key: `${key}-${await digest(settings)}` })
      return { pitch, whole: await keepPhotos(pitch, photos, []) }
    },
    onSuccess: ({ pitch, whole }) => {
      forgetDraft()
      toast.success(`${pitch.name} is registered`)
      if (!whole) return navigate(`/host/pitches/${pitch._id}`, { replace: true })
      return navigate(pitch.review ? '/host/review' : '/host?tab=pitches', { replace: true })
    },
    onError: (error, { answers }) => setRefused(refusedFields(error, answers)),
  })
  return (
    <PitchForm
      initial={initial}
      photo="/pictures/pitch-drawn.svg"
      photos={[]}
      submitText="Register the pitch"
      pendingText="Registering..."
      pending={isPending}
      refused={refused}
      onChange={keepDraft}
      onSubmit={(settings, photos, answers) => mutate({ settings, photos, answers })}
    />
  )
}

/** A key stands for one request: other settings are another one. */
const digest = async (settings: PitchSettings) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(settings)))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
