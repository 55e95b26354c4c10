import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { toArrowDirection, useDrag } from '../../ui/use-drag.ts'
import { type Crop, dragCrop, maxZoom, toImagePlacement, toSquare, fullCrop, clampCrop } from './crop.ts'

/** Width and height of the upload in pixels, twice the size that the server stores. */
const edge = 1280
const step = 0.05

const cut = (image: HTMLImageElement, crop: Crop) =>
  new Promise<Blob | null>((resolve) => {
    const { left, top, side } = toSquare(sizeOf(image), crop)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = Math.ceil(Math.min(edge, side))
    canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})

type PhotoCropperProps = {
  src: string
  progress: number | undefined
  onUnreadable: () => void
  onCut: (photo: Blob) => void
  children: ReactNode
}

export function PhotoCropper({ src, progress, onUnreadable, onCut, children }: PhotoCropperProps) {
  const image = useRef<HTMLImageElement>(null)
  const frame = useRef<HTMLButtonElement>(null)
  const [size, setSize] = useState({ width: 1, height: 1 })
  const [crop, setCrop] = useState(fullCrop)
  const move = (dx: number, dy: number) => setCrop((crop) => dragCrop(size, crop, dx, dy))

  const { onPointerDown } = useDrag({
    onMove(dx, dy) {
      const { clientWidth = 1 } = frame.current ?? {}
      move(dx / clientWidth, dy / clientWidth)
    },
  })
  const push = (event: KeyboardEvent) => {
    const arrow = toArrowDirection(event)
    if (!arrow) return
    event.preventDefault()
    move(arrow[0] * step, arrow[1] * step)
  }
  const take = async () => {
    const photo = image.current && (await cut(image.current, crop))
    if (photo) onCut(photo)
    else onUnreadable()
  }

  return (
    <div className="grid gap-5 md:grid-cols-[340px_minmax(0,1fr)] md:gap-10 md:items-end">
      <button
        ref={frame}
        type="button"
        className="relative w-full max-w-105 aspect-square p-0 overflow-hidden border-0 rounded-card bg-ink cursor-grab touch-none select-none active:cursor-grabbing"
        aria-label={t`Your photo. Move it with the arrow keys`}
        onPointerDown={onPointerDown}
        onKeyDown={push}
      >
        <img
          ref={image}
          className="absolute max-w-none pointer-events-none"
          src={src}
          alt=""
          draggable={false}
          style={toImagePlacement(size, crop)}
          onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
          onError={onUnreadable}
        />
        <span className="absolute inset-[7%] border-3 border-chalk rounded-[50%] [box-shadow:0_0_0_400px_rgb(14_26_22_/_0.62)] pointer-events-none" />
      </button>
      <div>
        <label className="strong" htmlFor="photo-zoom">
          <Trans>Drag to move, then zoom</Trans>
        </label>
        <input
          id="photo-zoom"
          className="block w-full h-12 mt-1.5 [accent-color:var(--color-turf)]"
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={crop.zoom}
          onChange={({ target }) => setCrop(clampCrop(size, { ...crop, zoom: Number(target.value) }))}
        />
        {progress !== undefined && (
          <progress
            className="block w-full mt-2 [accent-color:var(--color-turf)]"
            aria-label={t`Uploading your photo`}
            value={progress}
          />
        )}
        <div className="flex flex-wrap gap-2.5 mt-4 *:flex-auto">
          <Button pending={progress !== undefined} pendingText={t`Sending...`} onClick={() => void take()}>
            <Trans>Use this photo</Trans>
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}
