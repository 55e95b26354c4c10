import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

export const useScrollToPitch = (
  whole: RefObject<HTMLDivElement | null>,
  shown: string | undefined,
  onShown: (pitch: string) => void,
) => {
  const [swiped, setSwiped] = useState<string>()
  useEffect(() => {
    const { current } = whole
    const column = shown && current?.querySelector<HTMLElement>(`[data-pitch="${shown}"]`)
    if (current && column && shown !== swiped)
      current.scrollTo({ left: column.offsetLeft - current.offsetLeft, behavior: 'instant' })
  }, [whole, shown, swiped])
  const settle = useEffectEvent((current: HTMLElement) => {
    const columns = [...current.querySelectorAll<HTMLElement>('[data-pitch]')]
    const left = (column: HTMLElement) =>
      Math.abs(column.offsetLeft - current.offsetLeft - current.scrollLeft)
    const [nearest] = columns.toSorted((one, other) => left(one) - left(other))
    const pitch = nearest?.dataset['pitch']
    if (!pitch || getComputedStyle(current).scrollSnapType === 'none') return
    setSwiped(pitch)
    onShown(pitch)
  })
  useEffect(() => {
    const { current } = whole
    const onScrollEnd = () => current && settle(current)
    current?.addEventListener('scrollend', onScrollEnd)
    return () => current?.removeEventListener('scrollend', onScrollEnd)
  }, [whole])
}
