import { t } from '@lingui/core/macro'
import { useRef, type RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useDrag } from '../../ui/use-drag.ts'

/** `at` and `to` are the indexes of the dragged photo and of the drop target. `x` and `y` are the offset in pixels. */
export interface DraggedPhoto {
  at: number
  x: number
  y: number
  to: number
}

const middleOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => ({
  x: offsetLeft + offsetWidth / 2,
  y: offsetTop + offsetHeight / 2,
})

const nearest = (list: HTMLElement, { at, x, y }: Omit<DraggedPhoto, 'to'>) => {
  const middles = ([...list.children] as HTMLElement[]).map(middleOf)
  const from = middles[at] ?? { x: 0, y: 0 }
  const away = middles.map((one) => Math.hypot(one.x - from.x - x, one.y - from.y - y))
  return away.indexOf(Math.min(...away))
}

type PhotoHandleProps = {
  at: number
  list: RefObject<HTMLElement | null>
  onDrag: (dragged: DraggedPhoto | undefined) => void
  onDrop: (at: number, to: number) => void
}

/** Lets users drag a photo by touch or mouse. Keyboard users have the move buttons below each photo. */
export function PhotoHandle({ at, list, onDrag, onDrop }: PhotoHandleProps) {
  // Uses a ref, because React may not have rendered the last pointer move before the drop.
  const drag = useRef<DraggedPhoto>(undefined)
  const update = (dragged: DraggedPhoto | undefined) => {
    drag.current = dragged
    onDrag(dragged)
  }
  const { onPointerDown } = useDrag({
    onMove: (dx, dy) => {
      if (!list.current) return
      const by = { at, x: (drag.current?.x ?? 0) + dx, y: (drag.current?.y ?? 0) + dy }
      update({ ...by, to: nearest(list.current, by) })
    },
    onDrop: () => {
      const done = drag.current
      update(undefined)
      if (done && done.to !== done.at) onDrop(done.at, done.to)
    },
  })
  return (
    <span
      onPointerDown={onPointerDown}
      className="absolute top-2 inset-e-2 grid place-items-center size-touch rounded-card bg-chalk/90 text-ink cursor-grab touch-none select-none in-data-carried:cursor-grabbing"
      title={t`Drag to reorder`}
      aria-hidden="true"
    >
      <Icon name="move" />
    </span>
  )
}
