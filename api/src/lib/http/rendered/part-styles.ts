/** `stylesheets` are in cascade order. `classes` maps a class name to the index of its stylesheet. */
export interface Stylesheets {
  stylesheets: { file: string; text: string }[]
  classes: Record<string, number>
}

export const listUsedStyles = (html: string, template: string, { stylesheets, classes }: Stylesheets) => {
  const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))
  const used = new Set(names.map((name) => classes[name]))
  return stylesheets.filter(({ file }, at) => used.has(at) && !template.includes(file))
}
