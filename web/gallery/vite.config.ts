import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messages } from '../build/messages.ts'

export default defineConfig({
  plugins: [messages('en'), react(), tailwindcss()],
  publicDir: '../public',
  // separate from the cache of `npm run dev`, because both servers may run at the same time
  cacheDir: '../../node_modules/.cache/gallery',
  server: { fs: { allow: ['../..'] } },
})
