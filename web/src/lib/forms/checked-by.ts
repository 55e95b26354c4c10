import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'

type Schema<In extends FieldValues, Out> = Parameters<typeof standardSchemaResolver<In, unknown, Out>>[0]
export type LoadSchema<In extends FieldValues, Out> = () => Promise<Schema<In, Out>>

export const loadResolver = async <In extends FieldValues, Out>(load: LoadSchema<In, Out>) => {
  const [{ standardSchemaResolver: resolver }, schema] = await Promise.all([
    import('@hookform/resolvers/standard-schema'),
    load(),
  ])
  return { resolver: resolver<In, unknown, Out>, schema }
}

/** Validates a form with the loaded schema. If the schema cannot be loaded, only the server validates the form. */
export const createFormResolver =
  <In extends FieldValues, Out>(load: LoadSchema<In, Out>): Resolver<In, unknown, Out> =>
  async (values, context, options) => {
    const parts = await loadResolver(load).catch(() => undefined)
    if (!parts) return { values: values as unknown as Out & FieldValues, errors: {} }
    return parts.resolver(parts.schema)(values, context, options)
  }
