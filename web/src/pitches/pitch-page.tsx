import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { usePageTitle } from '../lib/page-title.ts'
import { unlessSeen } from '../lib/unless-seen.ts'
import { LoadingPitch } from './loading-pitch.tsx'
import { PickSlot } from './pick-slot.tsx'
import { PitchHead } from './pitch-head.tsx'
import { pitchQuery } from './queries.ts'

export function Component() {
  const { id = '' } = useParams()
  const { data: pitch } = useQuery({ ...pitchQuery(id), throwOnError: unlessSeen })
  usePageTitle(pitch?.name ?? 'Pitch')
  if (!pitch) return <LoadingPitch />
  return (
    <>
      <PitchHead pitch={pitch} />
      <PickSlot key={pitch._id} pitch={pitch} />
    </>
  )
}
