import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readTranslations } from './build/catalog.ts'
import { chunkGroups } from './build/chunks.ts'
import { compress } from './build/compress.ts'
import { leanContract, schemaGuard } from './build/lean-contract.ts'
import { messages } from './build/messages.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'

const language = process.env['BUILD_LANGUAGE'] ?? 'en'
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    messages(language, await readTranslations(language)),
    react(),
    tailwindcss(),
    leanContract(),
    schemaGuard(),
    prerender(language),
    compress(),
    serviceWorker(language),
  ],
  build: {
    outDir: `node_modules/.build/.pages/${language}`,
    copyPublicDir: false,
    manifest: true,
    // The Content-Security-Policy forbids data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only stylesheets are preloaded, because scripts import their own chunks.
      resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
    },
  },
  // Only for the browser, because grouped modules of the server build could run before their imports are ready.
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  server: {
    proxy: Object.fromEntries(['/i-one', '/docs', '/healthz', '/readyz'].map((path) => [path, api])),
  },
})
