import postcss from 'postcss'

/** Returns the class of a selector, for example `lg:gap-2.5` for `.lg\:gap-2\.5:hover`. */
const classOf = (selector: string) =>
  /\.((?:\\.|[\w-])+)/
    .exec(selector)?.[1]
    ?.replaceAll(/\\3(\d) ?/g, '$1')
    .replaceAll(/\\(.)/g, '$1')

export const removeUnusedUtilities = (stylesheet: string, scripts: readonly string[]) => {
  const names = new Set(scripts.flatMap((script) => script.split(/[\s"'`]+/)))
  const root = postcss.parse(stylesheet)
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules((rule) => {
      if (!rule.selectors.some((selector) => names.has(classOf(selector) ?? ''))) rule.remove()
    })
    layer.walkAtRules((inner) => {
      if (inner.nodes?.length === 0) inner.remove()
    })
  })
  return root.toString()
}
