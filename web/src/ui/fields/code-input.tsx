import { t } from '@lingui/core/macro'
import { useRef, useState, useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { FieldError } from './field-error.tsx'

const box =
  'w-full min-w-0 max-w-18 aspect-[5/6] p-0 border-2 border-field-line rounded-field bg-paper text-[2rem] font-extrabold font-stretch-125% tabular-nums text-center focus:border-turf focus:outline-2 focus:outline-offset-2 focus:outline-turf aria-invalid:border-danger disabled:bg-stone disabled:text-muted'

type CodeInputProps = {
  label: string
  value: string
  onChange: (digits: string) => void
  error?: string
  disabled?: boolean
}

const length = 5

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** Shows a box for each digit. Empty boxes can be between filled boxes, and `onChange` receives the digits in order. */
export function CodeInput({ label, value, onChange, error, disabled }: CodeInputProps) {
  const errorId = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const [places, setPlaces] = useState(() => spread(value))
  const shown = places.join('') === value ? places : spread(value)

  function fill(next: string[], focus: number) {
    setPlaces(next)
    boxes.current[Math.min(focus, length - 1)]?.focus()
    onChange(next.join(''))
  }

  function put(text: string, at: number) {
    const digits = digitsIn(text).slice(0, length - at)
    fill(
      shown.map((digit, place) => digits[place - at] ?? (place === at ? '' : digit)),
      at + digits.length,
    )
  }

  function typed(text: string, at: number) {
    const before = shown[at] ?? ''
    const fresh = before && text.length > 1 ? text.replace(before, '') : text
    put(fresh, at)
  }

  function paste(event: ClipboardEvent, at: number) {
    event.preventDefault()
    const digits = digitsIn(event.clipboardData.getData('text'))
    if (digits) put(digits, digits.length >= length ? 0 : at)
  }

  function key(event: KeyboardEvent, at: number) {
    if (event.key === 'Backspace' && !shown[at] && at > 0) {
      event.preventDefault()
      boxes.current[at - 1]?.focus()
    }
    // handled here, because typing the same digit again fires no change event
    if (event.key && event.key === shown[at]) {
      event.preventDefault()
      boxes.current[at + 1]?.focus()
    }
    if (event.key === 'ArrowLeft') boxes.current[at - 1]?.focus()
    if (event.key === 'ArrowRight') boxes.current[at + 1]?.focus()
  }

  return (
    <fieldset className="min-w-0" aria-label={label} aria-describedby={error ? errorId : undefined}>
      <div className="flex gap-2.5">
        {shown.map((digit, at) => (
          <input
            key={at}
            ref={(box) => {
              boxes.current[at] = box
            }}
            className={box}
            value={digit}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={t`Digit ${{ number: at + 1 }} of ${length}`}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            onFocus={(event) => event.target.select()}
            onChange={(event) => typed(event.target.value, at)}
            onPaste={(event) => paste(event, at)}
            onKeyDown={(event) => key(event, at)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

const spread = (value: string) => Array.from({ length }, (_, at) => value[at] ?? '')
