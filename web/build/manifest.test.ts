import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { heads } from '../src/heads.ts'
import { webManifest as manifest } from '../src/web-manifest.ts'
import { readPages } from './page-table.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const file = (path: string) => `${web}public${path}`

test('[LAND-7] the manifest has the real sizes of icons and screenshots', async () => {
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/' })
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await sharp(readFileSync(file(src))).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('each shortcut opens a page of the app', async () => {
  const { addresses } = await readPages(web)
  for (const { url } of manifest.shortcuts) expect(addresses).toContain(url)
})

test('link previews are JPEGs of 1200 by 630 pixels', async () => {
  for (const { picture } of Object.values(heads)) {
    const found = await sharp(readFileSync(file(picture.path))).metadata()
    expect(found, picture.path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})
