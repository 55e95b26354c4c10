import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const imports = /import (\w+) from '(\.[^']+\.module\.css)'/g

// Finds class names that the imported stylesheet does not define: TypeScript accepts them, but they are undefined.
const missingClasses = (file: string) => {
  const code = read(file)
  return [...code.matchAll(imports)].flatMap(([, name, path]) => {
    const css = read(join(dirname(file), path!))
    const used = code
      .replaceAll(imports, '')
      .matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))
    const names = [...used].map(([, dotted, quoted]) => dotted ?? quoted!)
    return names.filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(css)).map((one) => `${file}: ${one}`)
  })
}

test('each class that a component uses exists in its CSS module', () => {
  const files = execFileSync('git', ['ls-files', 'web/src'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const components = files.filter((file) => file.endsWith('.tsx'))
  const styled = components.filter((file) => read(file).includes('.module.css'))
  expect(styled.length).toBeGreaterThan(50)
  expect(styled.flatMap(missingClasses)).toEqual([])
})
