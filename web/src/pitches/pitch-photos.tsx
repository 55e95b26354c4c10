import type { PitchPhoto } from '@i-one/contract/pitches/photo'
import { useState } from 'react'
import { useLazyModule } from '../ui/use-lazy-module.ts'

type PitchPhotosProps = {
  name: string
  first: string
  photo: string | undefined
  photos: readonly PitchPhoto[]
}

export const PitchPhotos = (props: PitchPhotosProps) =>
  props.photos.length > 1 ? <SeveralPhotos {...props} /> : <FirstPhoto {...props} />

const loadGallery = () => import('./pitch-gallery.tsx')

function SeveralPhotos({ name, first, photo, photos }: PitchPhotosProps) {
  const [isWanted, setWanted] = useState(true)
  const gallery = useLazyModule(loadGallery, isWanted, () => setWanted(false))
  if (!gallery) return <FirstPhoto first={first} photo={photo} />
  return <gallery.PitchGallery name={name} first={first} photos={photos} />
}

const FirstPhoto = ({ photo, first }: Pick<PitchPhotosProps, 'photo' | 'first'>) => (
  <img src={photo} width="1280" height="800" alt={first} fetchPriority="high" />
)
