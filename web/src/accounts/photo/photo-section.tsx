import type { User } from '@i-one/contract/accounts'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Avatar } from '../../ui/face.tsx'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { usePhoto } from './use-photo.ts'

const loadCropper = () => import('./photo-cropper.tsx')

const unreadable = t`This picture can’t be opened. Choose a JPEG, PNG, WebP or AVIF.`

export function PhotoSection({ user }: { user: User }) {
  const { src, progress, error, choose, discard, send, remove } = usePhoto()
  const pending = progress !== undefined
  const cropper = useLazyModule(loadCropper, src !== undefined, discard)
  return (
    <Section title={t`Photo`}>
      {src && cropper ? (
        <cropper.PhotoCropper
          key={src}
          src={src}
          progress={progress}
          onUnreadable={() => discard(unreadable)}
          onCut={(photo) => void send(photo)}
        >
          <ChoosePhoto text={t`Choose another photo`} disabled={pending} onChoose={choose} />
          <Button variant="ghost" disabled={pending} onClick={() => discard()}>
            <Trans>Cancel</Trans>
          </Button>
        </cropper.PhotoCropper>
      ) : (
        <div className="flex flex-wrap items-center gap-y-5 gap-x-6">
          <Avatar name={`${user.firstName} ${user.lastName}`} src={user.photo?.large} size={112} />
          <div className="flex flex-[1_1_220px] flex-wrap gap-2.5">
            <ChoosePhoto text={user.photo ? t`Choose another photo` : t`Choose a photo`} onChoose={choose} />
            {user.photo && (
              <Button
                variant="ghost"
                className="text-danger"
                pending={pending}
                pendingText={t`Removing...`}
                onClick={() => void remove()}
              >
                <Trans>Remove photo</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </Section>
  )
}

type ChoosePhotoProps = { text: string; disabled?: boolean; onChoose: (file: File | undefined) => void }

/** Clears the file input after each choice, so that the same file can be chosen again. */
function ChoosePhoto({ text, disabled, onChoose }: ChoosePhotoProps) {
  const id = useId()
  return (
    <span className="relative inline-grid">
      <input
        id={id}
        className="peer vh"
        type="file"
        accept="image/*"
        disabled={disabled}
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonClass({ variant: 'ghost' }),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-turf',
          'peer-disabled:opacity-55 peer-disabled:cursor-default',
        )}
      >
        <Icon name="camera" />
        {text}
      </label>
    </span>
  )
}
