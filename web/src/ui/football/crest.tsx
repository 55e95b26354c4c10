import { initialsOf, kitOf, type Kit } from './kit.ts'

type CrestProps = { name: string; kit?: Kit; size?: number }

export function Crest({ name, kit = kitOf(name), size = 40 }: CrestProps) {
  return (
    <span
      className="grid flex-none place-items-center rounded-[50%] [box-shadow:inset_0_0_0_1px_rgb(14_26_22_/_0.22)] font-stretch-112% font-extrabold leading-none forced-color-adjust-none"
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.33, background: kit.cloth, color: kit.ink }}
    >
      {initialsOf(name)}
    </span>
  )
}
