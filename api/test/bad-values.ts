const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

export const invalidTexts: [name: string, value: unknown][] = [
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['an array', ['text']],
  ['an object', { text: 'text' }],
  ['deep nesting', deep(500)],
  ['empty', ''],
  ['blank', ' \t\u00a0\u3000'],
  ['invisible', '\u200b\u2060\ufeff'],
  ['only combining marks', '\u0301\u0323'],
  ['NUL', 'a\u0000b'],
  ['a control character', 'a\u001bb'],
  ['two lines', 'a\nb'],
  ['a lone high surrogate', 'a\ud83d'],
  ['a lone low surrogate', '\udc00a'],
  ['turned writing direction', 'a\u202eb'],
  ['too long', 'x'.repeat(2000)],
]
