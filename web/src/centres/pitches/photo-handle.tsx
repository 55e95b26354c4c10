import { useRef, type RefObject } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useDrag } from '../../ui/use-drag.ts'

/** A drag in progress: index of the dragged photo, its offset in pixels, and index of the drop target. */
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
  onCarry: (carried: DraggedPhoto | undefined) => void
  onDrop: (at: number, to: number) => void
}

/** Lets users drag a photo by touch or mouse. Keyboard users have the move buttons below each photo. */
export function PhotoHandle({ at, list, onCarry, onDrop }: PhotoHandleProps) {
  // Uses a ref, because React may not have rendered the last pointer move before the drop.
  const hand = useRef<DraggedPhoto>(undefined)
  const carry = (carried: DraggedPhoto | undefined) => {
    hand.current = carried
    onCarry(carried)
  }
  const { onPointerDown } = useDrag({
    onMove: (dx, dy) => {
      if (!list.current) return
      const by = { at, x: (hand.current?.x ?? 0) + dx, y: (hand.current?.y ?? 0) + dy }
      carry({ ...by, to: nearest(list.current, by) })
    },
    onDrop: () => {
      const done = hand.current
      carry(undefined)
      if (done && done.to !== done.at) onDrop(done.at, done.to)
    },
  })
  return (
    <span
      onPointerDown={onPointerDown}
      className="absolute top-2 right-2 grid place-items-center size-touch rounded-card bg-chalk/90 text-ink cursor-grab touch-none select-none in-data-carried:cursor-grabbing"
      title="Drag to reorder"
      aria-hidden="true"
    >
      <Icon name="move" />
    </span>
  )
}
