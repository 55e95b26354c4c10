import { personInitials } from './football/kit.ts'

const round =
  'grid flex-none place-items-center rounded-[50%] bg-ink text-chalk font-stretch-110% font-[750] leading-none object-cover'

export function Avatar({ name, src, size = 40 }: { name: string; src?: string | null; size?: number }) {
  const box = { width: size, height: size }
  if (src) return <img className={round} src={src} alt="" {...box} style={box} />
  return (
    <span
      className={`${round} forced-colors:border`}
      aria-hidden="true"
      style={{ ...box, fontSize: size * 0.35 }}
    >
      {personInitials(name)}
    </span>
  )
}
