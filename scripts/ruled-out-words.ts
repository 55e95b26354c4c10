import ts from 'typescript'
import { type Check, type Tree, sourcesOf } from './tree.ts'

const page = 'docs/words.md'

/** What stands in the column 'not' of the words: the word to use instead, by each word and each `name` ruled out. */
const ruledOut = (tree: Tree) => {
  const words = new Map<string, string>()
  const names = new Map<string, string>()
  const rows = tree.files.includes(page) ? tree.text(page).split('\n') : []
  const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim())
  const column = cellsOf(rows.find((row) => row.startsWith('|')) ?? '').indexOf('not')
  for (const cells of rows.filter((row) => row.startsWith('|')).map(cellsOf))
    for (const entry of cells[column]?.match(/`[^`]+`|[a-z]+/g) ?? []) {
      const into = entry.startsWith('`') ? names : words
      if (entry !== 'not') into.set(entry.replaceAll('`', ''), cells[1] ?? '')
    }
  return { words, names }
}

/** `tellNews`, `tell-news` and 'Tell news' are the words tell and news. */
const wordsOf = (text: string) =>
  text.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())

/** The identifiers and the comments of a source, not what it shows to people. */
const readSource = (file: string, text: string) => {
  if (file.endsWith('.css')) return { names: text.match(/[\w-]+/g) ?? [], comments: [] }
  const names: string[] = []
  const comments: string[] = []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.push(node.text)
    const parts = node.getChildren(source)
    if (parts.length === 0 && !ts.isJsxText(node))
      comments.push(text.slice(node.getFullStart(), node.getStart(source)))
    parts.forEach(visit)
  }
  visit(source)
  return { names, comments }
}

/** A file, an identifier or a comment that says one thing by another word than the page of words does. */
export const checkRuledOutWords: Check = (tree) => {
  const { words, names } = ruledOut(tree)
  if (words.size + names.size === 0) return [`${page} rules out no word`]
  const any = new RegExp([...words.keys(), ...names.keys()].join('|'), 'i')
  return sourcesOf(tree)
    .filter((file) => /(?<!\/tables)\.(tsx?|css)$/.test(file))
    .flatMap((file) => {
      const fileName = file.split('/').at(-1)?.split('.')[0] ?? ''
      const text = tree.text(file)
      const source = any.test(text) ? readSource(file, text) : { names: [], comments: [] }
      const itsNames = [fileName, ...source.names]
      const used = [...itsNames, ...source.comments].flatMap(wordsOf)
      return [
        ...[...words].filter(([word]) => used.includes(word)),
        ...[...names].filter(([name]) => itsNames.includes(name)),
      ].map(([word, instead]) => `${file} says '${word}'; the word is '${instead}' (${page})`)
    })
}
