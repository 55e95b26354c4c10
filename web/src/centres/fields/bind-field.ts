/** Returns the props for a field or select that edits `values[name]`. */
export const bindField = <Values extends object, Name extends keyof Values & string>(
  values: Values,
  name: Name,
  onChange: (part: Partial<NoInfer<Values>>) => void,
  error?: string,
) => ({
  value: values[name],
  error,
  onChange: ({ target }: { target: { value: string } }) =>
    onChange({ [name]: target.value } as Partial<Values>),
})
