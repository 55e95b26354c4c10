import type { Manifest, ManifestChunk } from 'vite'

/** A module's chunk and all that it imports statically, each once, the imported ones first. */
export const chunksOf = (manifest: Manifest, source: string, seen = new Set<string>()): ManifestChunk[] => {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = manifest[source]
  if (!chunk) throw new Error(`${source} is not in the build`)
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), chunk]
}

const entry = 'index.html'

/** The stylesheets of these chunks that the entry does not link by itself. */
export const stylesheets = (chunks: ManifestChunk[]) =>
  chunks
    .filter((chunk) => chunk.src !== entry)
    .flatMap((chunk) => chunk.css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')

/** The one font file that every page needs for its first words. */
export const preloads = (manifest: Manifest) =>
  Object.values(manifest)
    .filter((chunk) => /archivo-latin-[\w-]{8}\.woff2$/.test(chunk.file))
    .map((chunk) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunk.file}">`)
    .join('')

export const appHead = (chunks: ManifestChunk[]) =>
  [
    '<title>i-one</title>',
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}">`),
  ].join('')
