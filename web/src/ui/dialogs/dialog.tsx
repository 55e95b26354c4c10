import { useLazyModule, runWhenIdle } from '../use-lazy-module.ts'
import type { DialogBox as Box, DialogProps } from './dialog-box.tsx'

let box: { DialogBox: typeof Box } | undefined
const load = async () => (box ??= await import('./dialog-box.tsx'))

// pages preload their dialogs when idle, too
if (!import.meta.env.SSR) runWhenIdle(() => void load().catch(() => undefined))

/** Loads its library on demand: focus trap and scroll lock are a tenth of a page. */
export function Dialog(props: DialogProps) {
  const { DialogBox } = useLazyModule(load, props.open ?? true, props.onClose) ?? box ?? {}
  return DialogBox && <DialogBox {...props} />
}
