import { maxPhotos } from '@i-one/contract/pitches/photo'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DraggedPhoto } from './photo-handle.tsx'
import type { ChosenPhoto } from './use-keep-pitch.ts'

// Lazy-loaded, because the move buttons work without the drag handle.
const PhotoHandle = lazyPart(async () => (await import('./photo-handle.tsx')).PhotoHandle)

type Photos = readonly ChosenPhoto[]
type PitchPhotosFieldProps = { placeholder: string; photos: Photos; onChange: (photos: Photos) => void }

const photoLook = 'w-[min(100%,320px)] h-auto aspect-[16/10] object-cover rounded-card'

const moved = (photos: Photos, at: number, to: number) =>
  photos.toSpliced(at, 1).toSpliced(to, 0, ...photos.slice(at, at + 1))

export function PitchPhotosField({ placeholder, photos, onChange }: PitchPhotosFieldProps) {
  const id = useId()
  const undo = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<DraggedPhoto>()
  const addresses = useRef<string[]>([])
  useEffect(() => () => addresses.current.forEach((address) => URL.revokeObjectURL(address)), [])
  const [removed, setRemoved] = useState<{ photo: ChosenPhoto; at: number }>()
  const remaining = maxPhotos - photos.length
  const add = (files: readonly File[]) => {
    const added = files.slice(0, remaining).map((file) => {
      const src = URL.createObjectURL(file)
      addresses.current.push(src)
      return { _id: crypto.randomUUID(), alt: '', src, file }
    })
    setRemoved(undefined)
    onChange([...photos, ...added])
  }
  const move = (button: HTMLButtonElement, at: number, to: number) => {
    flushSync(() => onChange(moved(photos, at, to)))
    // Restores the focus, because a button that moves or becomes disabled loses the focus.
    const target = button.disabled ? button.closest('li')?.querySelector('input') : button
    target?.focus()
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3 justify-items-start">
      <legend className="mb-3 font-strong">
        <Trans>Photos</Trans>
      </legend>
      {photos.length === 0 && <img className={photoLook} src={placeholder} alt="" width="320" height="200" />}
      <ol
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-x-4 gap-y-6 w-full empty:hidden"
      >
        {photos.map(({ _id, src, alt }, at) => (
          <li
            key={_id}
            className="data-carried:relative data-carried:z-1 data-carried:opacity-85 data-onto:rounded-card data-onto:outline-3 data-onto:outline-turf data-onto:outline-offset-4"
            data-carried={dragged?.at === at ? '' : undefined}
            data-onto={dragged?.to === at && dragged.at !== at ? '' : undefined}
            style={dragged?.at === at ? { translate: `${dragged.x}px ${dragged.y}px` } : undefined}
          >
            <div className="relative w-[min(100%,320px)]">
              <img className={photoLook} src={src} alt="" width="320" height="200" draggable={false} />
              {photos.length > 1 && (
                <Suspense>
                  <PhotoHandle
                    at={at}
                    list={list}
                    onDrag={setDragged}
                    onDrop={(from, to) => onChange(moved(photos, from, to))}
                  />
                </Suspense>
              )}
            </div>
            <div className="flex items-center max-w-80">
              <b className="me-auto">{at === 0 ? t`First photo` : t`Photo ${{ number: at + 1 }}`}</b>
              <IconButton
                icon="chevron-left"
                className="mirrored"
                label={t`Move photo ${{ number: at + 1 }} forward`}
                disabled={at === 0}
                onClick={({ currentTarget }) => move(currentTarget, at, at - 1)}
              />
              <IconButton
                icon="chevron-right"
                className="mirrored"
                label={t`Move photo ${{ number: at + 1 }} back`}
                disabled={at === photos.length - 1}
                onClick={({ currentTarget }) => move(currentTarget, at, at + 1)}
              />
              <IconButton
                icon="trash"
                label={t`Remove photo ${{ number: at + 1 }}`}
                onClick={() => {
                  flushSync(() => {
                    setRemoved({ photo: photos[at]!, at })
                    onChange(photos.toSpliced(at, 1))
                  })
                  undo.current?.focus()
                }}
              />
            </div>
            <Field
              label={t`Description of photo ${{ number: at + 1 }}`}
              placeholder={t`The pitch from the gate`}
              maxLength={120}
              autoComplete="off"
              value={alt}
              onChange={({ target }) => onChange(photos.with(at, { ...photos[at]!, alt: target.value }))}
            />
          </li>
        ))}
      </ol>
      {removed && (
        <p className="flex flex-wrap gap-3 items-center">
          <output>
            <Trans>The photo is removed when you save.</Trans>
          </output>
          <Button
            variant="ghost"
            ref={undo}
            onClick={() => {
              setRemoved(undefined)
              onChange(photos.toSpliced(removed.at, 0, removed.photo))
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      {remaining > 0 && (
        <span className="relative">
          <input
            id={id}
            className="vh peer"
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <label
            htmlFor={id}
            className={classNames(
              buttonClass({ variant: 'ghost' }),
              'peer-focus-visible:outline-3 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2',
            )}
          >
            <Icon name="camera" />
            {photos.length === 0 ? t`Choose a photo` : t`Add a photo`}
          </label>
        </span>
      )}
      <p className="small mute">
        <Trans>Add up to six photos. The first photo shows on cards and link previews.</Trans>
      </p>
    </fieldset>
  )
}
