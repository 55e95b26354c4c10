import { type PointerEvent, useEffect, useRef } from 'react'

interface Drag {
  onStart?: () => void
  onMove: (dx: number, dy: number) => void
  onDrop?: () => void
}

/** The element needs `touch-action: none`. Listens on the window, because the element may move in the document. */
export const useDrag = (drag: Drag) => {
  const latest = useRef(drag)
  useEffect(() => void (latest.current = drag))
  const held = useRef<AbortController>(undefined)
  useEffect(() => () => held.current?.abort(), [])

  const onPointerDown = ({ button, pointerId, pageX, pageY }: PointerEvent) => {
    // ignores a second finger
    if (button !== 0 || held.current) return
    const { signal } = (held.current = new AbortController())
    let [x, y] = [pageX, pageY]
    let isMoving = false
    const move = (event: globalThis.PointerEvent) => {
      const [dx, dy] = [event.pageX - x, event.pageY - y]
      if (event.pointerId !== pointerId || (dx === 0 && dy === 0)) return
      if (!isMoving) latest.current.onStart?.()
      isMoving = true
      ;[x, y] = [event.pageX, event.pageY]
      latest.current.onMove(dx, dy)
    }
    const drop = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return
      held.current?.abort()
      held.current = undefined
      if (isMoving) latest.current.onDrop?.()
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', drop, { signal })
  }
  return { onPointerDown }
}

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const toArrowDirection = ({ key }: { key: string }) => arrows[key]
