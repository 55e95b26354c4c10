import { build } from 'vite'

export const bundleScript = async (input: string, define: Record<string, string> = {}) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: { write: false, copyPublicDir: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunk = output.find((one) => one.type === 'chunk')
  if (!chunk) throw new Error(`${input} produced no script`)
  return chunk.code
}
