import { expect, test } from 'vitest'
import { moveStyleAttributes } from './style-attributes.ts'

test('style attributes become rules, and equal attributes share a rule', () => {
  const html = `<p style="left:50%">a</p><svg class="x" style="--x:calc(100% - 28px)"></svg><i style="left:50%"></i>`
  expect(moveStyleAttributes(html)).toEqual({
    html: `<p data-style="0">a</p><svg class="x" data-style="1"></svg><i data-style="0"></i>`,
    styles: `[data-style="0"]{left:50%}[data-style="1"]{--x:calc(100% - 28px)}`,
  })
})

test('text from users can end neither a rule nor the stylesheet', () => {
  const html = `<p>&lt;i style=&quot;x&quot;</p><i style="--n:&lt;/style&gt;"></i><b style="--n:}a{b:c"></b>`
  expect(moveStyleAttributes(html)).toEqual({
    html: `<p>&lt;i style=&quot;x&quot;</p><i></i><b></b>`,
    styles: '',
  })
})
