import { type PointerEvent, useRef, useState } from 'react'

/** Minimum pointer movement in pixels that counts as a drag. */
const threshold = 6

interface Dragged<Thing> {
  key: string
  thing: Thing
  x: number
  y: number
  by?: { x: number; y: number }
  over?: string | undefined
}

const itemAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-free]')?.dataset['free']

/** Supports dragging by mouse and pen only, because touch movements scroll the page. */
export const useSlotDrag = <Thing>(onDrop: (thing: Thing, target: string) => void) => {
  const [dragged, setDragged] = useState<Dragged<Thing>>()
  const wasDragged = useRef(false)
  const end = () => setDragged(undefined)
  return {
    key: dragged?.by && dragged.key,
    by: dragged?.by,
    over: dragged?.over,
    // Returns true if the browser fired this click at the end of a drag. Callers must ignore such clicks.
    takeClick: () => {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    handlers: (key: string, thing: Thing) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false
        if (event.button !== 0 || event.pointerType === 'touch') return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ key, thing, x: event.clientX, y: event.clientY })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!dragged) return
        const by = { x: event.clientX - dragged.x, y: event.clientY - dragged.y }
        if (!dragged.by && Math.hypot(by.x, by.y) < threshold) return
        wasDragged.current = true
        setDragged({ ...dragged, by, over: itemAt(event.clientX, event.clientY) })
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const target = dragged?.by && itemAt(event.clientX, event.clientY)
        if (dragged && target) onDrop(dragged.thing, target)
        end()
      },
      onPointerCancel: end,
    }),
    cancel: end,
  }
}

export type SlotDrag<Thing> = ReturnType<typeof useSlotDrag<Thing>>
