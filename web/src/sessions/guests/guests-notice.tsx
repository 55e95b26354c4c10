import type { ReactNode } from 'react'

const counted = (count: number, one: string, more: string) => (count === 1 ? one : `${count} ${more}`)

export const Notice = ({ children }: { children: ReactNode }) => (
  <p className="small my-5 px-3.5 py-3 rounded-field bg-amber-soft text-amber-ink">{children}</p>
)

type GuestsNoticeProps = { guests: number; free: number }

export function GuestsNotice({ guests, free }: GuestsNoticeProps) {
  if (guests <= free) return null
  const waiting = guests - free
  return (
    <Notice>
      {free === 0
        ? `No place is free. ${counted(waiting, 'The guest goes', 'guests go')} on the waiting list.`
        : `${counted(free, 'One place is', 'places are')} free. ${counted(waiting, 'The last one goes', 'guests go')} on the waiting list, in this order.`}
    </Notice>
  )
}
