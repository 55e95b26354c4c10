import { expect, test } from 'vitest'
import { filled } from './renderer.ts'

const template = '<html><head></head><body><div id="root"></div></body></html>'

test('what a page goes on with ends no script, whatever somebody is called', () => {
  const seen = [[['sessions'], { name: `</script><script>alert(1)</script><!-- $& $1` }]]
  const page = filled(template, { html: '<h1>$& $1</h1>', styles: 'i{left:0}', seen, worked: 1 })
  const [, data = ''] = /<script type="application\/json" id="handed-over">(.*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(data)).toEqual(seen)
  expect(page.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(page).toContain('<style>i{left:0}</style></head>')
  expect(page).toContain('<div id="root"><h1>$& $1</h1></div><script')
})
