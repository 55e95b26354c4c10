import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './build/chunks.ts'
import { compress } from './build/compress.ts'
import { leanContract, wholeContract } from './build/lean-contract.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    leanContract(),
    wholeContract(),
    prerender(),
    compress(),
    serviceWorker(),
  ],
  build: {
    manifest: true,
    // the Content-Security-Policy forbids data: URLs
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // scripts import their own chunks
      resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
    },
  },
  // in the browser only: with full schemas, cyclic parts of one file would run before their imports are
  // ready
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: {
    proxy: Object.fromEntries(['/i-one', '/docs', '/healthz', '/readyz'].map((path) => [path, api])),
  },
})
