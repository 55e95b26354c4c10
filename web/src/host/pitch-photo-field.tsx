import { useEffect, useId, useState } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './pitch-form.module.css'

type PitchPhotoFieldProps = { kept: string; onChoose: (photo: File | undefined) => void }

/** Chosen here, sent with the rest. */
export function PitchPhotoField({ kept, onChoose }: PitchPhotoFieldProps) {
  const id = useId()
  const [src, setSrc] = useState<string>()
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src])
  return (
    <div className={styles.photo}>
      <img src={src ?? kept} alt="" width="320" height="200" />
      <span className={styles.choose}>
        <input
          id={id}
          className="vh"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            const photo = target.files?.[0]
            setSrc(photo && URL.createObjectURL(photo))
            onChoose(photo)
          }}
        />
        <label htmlFor={id} className={buttonClass({ variant: 'ghost' })}>
          <Icon name="camera" />
          Choose a photo
        </label>
      </span>
    </div>
  )
}
