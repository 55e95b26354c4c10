import { type RefObject, useEffect, useState } from 'react'

export const useIsInView = (element: RefObject<HTMLElement | null>) => {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '0px 0px -40px' },
    )
    if (!seen && element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}
