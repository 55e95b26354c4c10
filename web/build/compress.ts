import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(?:js|css|svg)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const compressed = async (file: string) => {
  const plain = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await writeFile(`${file}.br`, await toBrotli(plain, { params }))
  await writeFile(`${file}.gz`, await toGzip(plain, { level: 9 }))
}

/** Skips pages, because the server replaces their placeholders and then compresses them itself. */
export const compress = (): Plugin => ({
  name: 'compress',
  buildApp: {
    order: 'post',
    async handler({ config: { root, build } }) {
      const out = resolve(root, build.outDir)
      const files = await readdir(out, { recursive: true })
      await Promise.all(
        files
          .filter((file) => text.test(file) && !file.startsWith('.'))
          .map((file) => compressed(join(out, file))),
      )
    },
  },
})
