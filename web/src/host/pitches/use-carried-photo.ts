import { useRef, useState, type RefObject } from 'react'

/** Which photo is carried, by how many pixels, and where it would stand. */
interface Carried {
  at: number
  x: number
  y: number
  to: number
}

const middleOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => ({
  x: offsetLeft + offsetWidth / 2,
  y: offsetTop + offsetHeight / 2,
})

/** Of the photos in a list, the one over whose place the carried one is. */
const nearest = (list: HTMLElement, { at, x, y }: Omit<Carried, 'to'>) => {
  const middles = ([...list.children] as HTMLElement[]).map(middleOf)
  const from = middles[at] ?? { x: 0, y: 0 }
  const away = middles.map((one) => Math.hypot(one.x - from.x - x, one.y - from.y - y))
  return away.indexOf(Math.min(...away))
}

/** Photos of a list that are dragged by finger and mouse; by keys there are buttons. */
export const useCarriedPhoto = (
  list: RefObject<HTMLElement | null>,
  onDrop: (at: number, to: number) => void,
) => {
  // the last move may not be drawn yet when the photo is let go
  const hand = useRef<Carried>(undefined)
  const [carried, setCarried] = useState<Carried>()
  const carry = (at: number, dx: number, dy: number) => {
    if (!list.current) return
    const by = { at, x: (hand.current?.x ?? 0) + dx, y: (hand.current?.y ?? 0) + dy }
    hand.current = { ...by, to: nearest(list.current, by) }
    setCarried(hand.current)
  }
  const drop = () => {
    const done = hand.current
    hand.current = undefined
    setCarried(undefined)
    if (done && done.to !== done.at) onDrop(done.at, done.to)
  }
  return { carried, carry, drop }
}
