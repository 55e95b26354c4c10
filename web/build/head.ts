import type { Manifest, ManifestChunk } from 'vite'

export const listChunks = (manifest: Manifest, ...sources: string[]): ManifestChunk[] => {
  const seen = new Set<string>()
  const withImports = (source: string): ManifestChunk[] => {
    if (seen.has(source)) return []
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the build`)
    return [...(chunk.imports ?? []).flatMap(withImports), chunk]
  }
  return sources.flatMap(withImports)
}

const entry = 'index.html'

export const listStylesheets = (chunks: ManifestChunk[]) => [
  ...new Set(chunks.filter((chunk) => chunk.src !== entry).flatMap((chunk) => chunk.css ?? [])),
]

export const createStylesheetTags = (chunks: ManifestChunk[]) =>
  listStylesheets(chunks)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')

export const createPreloadTags = (manifest: Manifest) =>
  Object.values(manifest)
    .filter((chunk) => /archivo-latin-[\w-]{8}\.woff2$/.test(chunk.file))
    .map((chunk) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunk.file}">`)
    .join('')

export const listFiles = (chunks: ManifestChunk[]) => [
  ...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css])),
]

export const createModulePreloadTags = (chunks: ManifestChunk[]) =>
  chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
