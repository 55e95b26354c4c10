/** Fills `{name}` in a pattern with `values.name`. */
export const fill = (pattern: string, values: Record<string, string | number | undefined>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
