import { useId, useState } from 'react'

type RangeProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  text: (value: number) => string
  /** Called when the user releases the slider, not on each step. */
  onChange: (value: number) => void
}

export function Range({ label, value, min, max, step, text, onChange }: RangeProps) {
  const id = useId()
  const [moving, setMoving] = useState<number>()
  const at = moving ?? value
  const settle = () => {
    setMoving(undefined)
    if (at !== value) onChange(at)
  }
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3">
      <label className="text-[0.9375rem] font-strong" htmlFor={id}>
        {label}
      </label>
      <output className="font-[750] font-stretch-112% tabular-nums" htmlFor={id}>
        {text(at)}
      </output>
      <input
        id={id}
        className="col-span-full w-full h-touch m-0 [accent-color:var(--color-turf)]"
        type="range"
        {...{ min, max, step }}
        value={at}
        aria-valuetext={text(at)}
        onChange={({ target }) => setMoving(Number(target.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
    </div>
  )
}
