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
    // A strict Content-Security-Policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // scripts name what they import themselves
      resolveDependencies: (_file, names) => names.filter((name) => name.endsWith('.css')),
    },
  },
  // for browsers alone: where the schemas are whole, the parts of one file would need each other before they are there
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: {
    proxy: Object.fromEntries(['/i-one', '/docs', '/healthz', '/readyz'].map((path) => [path, api])),
  },
})
