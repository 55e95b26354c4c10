import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './classic-script.ts'

export const serviceWorker = (language: string): Plugin => ({
  name: 'service-worker',
  buildApp: {
    order: 'post',
    async handler({ config: { root, build } }) {
      const out = resolve(root, build.outDir)
      const files = (await readdir(join(out, 'assets'))).filter(
        (file) => !/\.(?:br|gz)$|^rendered-/.test(file),
      )
      const pages = (await readdir(out)).filter((file) => file.endsWith('.html') && file !== 'app.html')
      const script = await bundleScript(join(root, 'src/worker/service-worker.ts'), {
        builtLanguage: JSON.stringify(language),
        builtFiles: JSON.stringify(files.toSorted().map((file) => `/assets/${file}`)),
        builtPages: JSON.stringify(
          pages.toSorted().map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`),
        ),
      })
      await writeFile(join(out, 'service-worker.js'), script)
    },
  },
})
