/** What the web has built, in the order in which one is laid over another. `classes` has the place of each one's. */
export interface Stylesheets {
  stylesheets: { file: string; text: string }[]
  classes: Record<string, number>
}

/**
 * The stylesheets of what was rendered and is no part of its page's code, but would load by itself: those of all classes in it
 * that the template does not have.
 */
export const partStyles = (html: string, template: string, { stylesheets, classes }: Stylesheets) => {
  const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))
  const used = new Set(names.map((name) => classes[name]))
  return stylesheets.filter(({ file }, at) => used.has(at) && !template.includes(file))
}
