import ts from 'typescript'

/** Attributes and properties that are shown. */
const shown = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext caption description hint label pendingText placeholder sentence text title'.split(
    ' ',
  ),
)
const macros = new Set([
  'i18n._',
  'message',
  'Plural',
  'Select',
  'SelectOrdinal',
  'Trans',
  'plural',
  'select',
  'selectOrdinal',
  't',
])
const methods = new Set([
  'endsWith',
  'enum',
  'has',
  'includes',
  'literal',
  'replace',
  'setRequestHeader',
  'startsWith',
])
const properties = new Set(['authorization', 'type'])
const endpoints = new Set(['endpoint', 'stream'])

const isMacro = (node: ts.Node) => {
  if (ts.isTaggedTemplateExpression(node)) return macros.has(node.tag.getText())
  if (ts.isCallExpression(node)) return macros.has(node.expression.getText())
  if (ts.isJsxElement(node)) return macros.has(node.openingElement.tagName.getText())
  return ts.isJsxSelfClosingElement(node) && macros.has(node.tagName.getText())
}

const isUntranslated = (node: ts.Node) =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some(
    (one) => one.getText() === 'translate="no"' || one.getText() === 'aria-hidden="true"',
  )

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
  kind === ts.SyntaxKind.InKeyword

const setsProperty = ({ left, operatorToken }: ts.BinaryExpression) =>
  operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isElementAccessExpression(left) &&
  ts.isStringLiteral(left.argumentExpression) &&
  properties.has(left.argumentExpression.text)

const isMapKey = (node: ts.Node) =>
  ts.isArrayLiteralExpression(node.parent) &&
  node.parent.elements[0] === node &&
  ts.isArrayLiteralExpression(node.parent.parent) &&
  ts.isNewExpression(node.parent.parent.parent)

const isSummary = (node: ts.Node) =>
  ts.isCallExpression(node.parent) &&
  endpoints.has(node.parent.expression.getText()) &&
  node.parent.arguments[1] === node

/** Finds errors and summaries for developers, comparisons, headers, GeoJSON types, keys and constants. */
const isCode = (node: ts.Node) => {
  if (ts.isTypeNode(node) || ts.isThrowStatement(node)) return true
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return ts.isStringLiteral(node.expression)
  if (ts.isPropertyAssignment(node)) return properties.has(node.name.getText())
  if (ts.isBinaryExpression(node)) return isComparison(node) || setsProperty(node)
  if (ts.isStringLiteral(node)) return isMapKey(node) || isSummary(node)
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    methods.has(node.expression.name.text)
  )
}

const isText = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/i-one|CSV/g, ''))

/** Excludes identifiers and time zones, for example `PublicKeyCredential` and `Africa/Lagos`. */
const startsLikeText = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|\s\p{Ll}{2})/u.test(text) && !/^\S*\p{Ll}[\p{Lu}/_]/u.test(text)

const isString = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Returns true if a value of the node can be a value of its parent, for example a branch of a condition. */
const isResult = (node: ts.Node, parent: ts.Node) => {
  if (ts.isConditionalExpression(parent)) return node !== parent.condition
  if (ts.isBinaryExpression(parent))
    return parent.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken || node === parent.right
  return (
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent)
  )
}

/**
 * Returns the texts that are not in a message: text in JSX, strings that are shown, and other strings that start with
 * a capital letter like a label or a sentence. Exempt are the names i-one and CSV, and elements with `translate="no"`
 * or `aria-hidden`.
 */
export const findHardCodedTexts = (file: string, source: string) => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const add = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${file}:${line + 1}: ${text.trim().replaceAll(/\s+/g, ' ')}`)
  }
  const visit = (node: ts.Node, isShown: boolean): void => {
    if (isMacro(node) || isUntranslated(node) || isCode(node)) return
    if (ts.isJsxText(node) && isText(node.text)) add(node, node.text)
    if (isString(node) && (isShown ? isText : startsLikeText)(node.text)) add(node, node.text)
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
      if (node.initializer) visit(node.initializer, shown.has(node.name.getText()))
      return
    }
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
    node.forEachChild((child) => visit(child, isChild || (isShown && isResult(child, node))))
  }
  visit(tree, false)
  return found
}
