import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

/* Replaces --enable-source-maps. To save memory, reads a source map only when an error comes from its file. */

const maps = new Map<string, SourceMap | undefined>()

const mapOf = (file: string) => {
  const path = new URL(`${file}.map`)
  if (!maps.has(file))
    maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
  return maps.get(file)
}

const placeOf = (call: NodeJS.CallSite) => {
  const file = call.getFileName()
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()]
  if (!file?.startsWith('file:') || file.includes('/node_modules/') || !line || !column) return String(call)
  const found = mapOf(file)?.findEntry(line - 1, column - 1)
  if (!found || !('originalSource' in found)) return String(call)
  const { href } = new URL(found.originalSource, file)
  const written = `${href}:${found.originalLine + 1}:${found.originalColumn + 1}`
  return String(call).replace(`${file}:${line}:${column}`, () => written)
}

if (import.meta.url.endsWith('.js'))
  Error.prepareStackTrace = (error, calls) =>
    [Error.prototype.toString.call(error), ...calls.map((call) => `    at ${placeOf(call)}`)].join('\n')
