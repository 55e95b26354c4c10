import { t } from '@lingui/core/macro'

const two = (value: number) => String(value).padStart(2, '0')

export function clockText(left: number, min: 'minutes' | 'hours' = 'hours'): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const short = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  const time = `${two(hours)}:${short}`
  if (days > 0)
    return t({ message: `${days}d ${time}`, comment: 'A countdown of more than a day: “2d 03:00:00”' })
  return hours > 0 || min === 'hours' ? time : short
}
