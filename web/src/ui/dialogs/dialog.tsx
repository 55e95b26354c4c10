import { useLazyModule, whenIdle } from '../use-lazy-module.ts'
import type { DialogBox as Box, DialogProps } from './dialog-box.tsx'

let box: { DialogBox: typeof Box } | undefined
const load = async () => (box ??= await import('./dialog-box.tsx'))

// a part of the page that is a dialog comes when the browser is idle, and what it is made of then too
if (!import.meta.env.SSR) whenIdle(() => void load().catch(() => undefined))

/** What it is made of, the focus that stays in it, the page that stands still, is a tenth of a page, and comes later. */
export function Dialog(props: DialogProps) {
  const { DialogBox } = useLazyModule(load, props.open ?? true, props.onClose) ?? box ?? {}
  return DialogBox && <DialogBox {...props} />
}
