import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compress } from './build/compress.ts'
import { leanContract, wholeContract } from './build/lean-contract.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

// What every page shares, in two files instead of a dozen: few requests on a slow connection, and React stays cached
// when only we have changed.
const groups = [
  // Else it falls to one of the others, and the entry, which must stay small, fetches all of it.
  { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'frame',
    test: /src\/(lib\/about\.|ui\/(wordmark|icons?|icon-button|button-class|button\.module|class-names)\.|marketing\/(top-bar|side-menu|footer|social-links|numbered-shirt|pitch-photo)\.)/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [react(), leanContract(), wholeContract(), prerender(), compress(), serviceWorker()],
  build: {
    manifest: true,
    // A strict Content-Security-Policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(['/i-one', '/docs', '/healthz', '/readyz'].map((path) => [path, api])),
  },
})
