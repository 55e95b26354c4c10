import { useLazyModule, runWhenIdle } from '../use-lazy-module.ts'
import type { DialogBox as Box, DialogProps } from './dialog-box.tsx'

let box: { DialogBox: typeof Box } | undefined
const load = async () => (box ??= await import('./dialog-box.tsx'))

// preloads the dialog library when the browser is idle
if (!import.meta.env.SSR) runWhenIdle(() => void load().catch(() => undefined))

/** Loads the dialog library on demand, because its focus trap and scroll lock are a tenth of a page's code. */
export function Dialog(props: DialogProps) {
  const { DialogBox } = useLazyModule(load, props.open ?? true, props.onClose) ?? box ?? {}
  return DialogBox && <DialogBox {...props} />
}
