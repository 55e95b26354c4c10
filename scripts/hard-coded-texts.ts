import ts from 'typescript'

const shown = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext description hint label pendingText placeholder title'.split(
    ' ',
  ),
)
const macros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

const isExempt = (element: ts.JsxElement) => {
  const { tagName, attributes } = element.openingElement
  const isUntranslated = attributes.properties.some(
    (one) => one.getText() === 'translate="no"' || one.getText() === 'aria-hidden="true"',
  )
  return macros.has(tagName.getText()) || isUntranslated
}

const isText = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/i-one|CSV/g, ''))

/**
 * Returns the texts in JSX that are not in a message. Exempt are the names i-one and CSV, and elements with
 * `translate="no"` or `aria-hidden`.
 */
export const findHardCodedTexts = (file: string, source: string) => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const add = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1}: ${text.trim().replaceAll(/\s+/g, ' ')}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isExempt(node)) return
    if (ts.isJsxText(node) && isText(node.text)) add(node, node.text)
    if (ts.isJsxAttribute(node) && shown.has(node.name.getText()) && node.initializer) {
      const { initializer } = node
      const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
      if (value && ts.isStringLiteralLike(value) && isText(value.text)) add(node, value.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
