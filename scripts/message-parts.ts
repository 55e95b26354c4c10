import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

const listParts = (tokens: unknown): string[] => {
  if (typeof tokens === 'string') return tokens.match(/<\/?\d+\/?>/g) ?? []
  if (!Array.isArray(tokens)) return []
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return listParts(token)
    const [name, , cases = {}] = token as [string, string?, object?]
    return [`{${name}}`, ...Object.values(cases).flatMap(listParts)]
  })
}

/**
 * Lists the placeholders and elements of a message, also those in the cases of a plural. Throws if its syntax
 * is invalid.
 */
export const partsOf = (message: string) => [...new Set(listParts(compileMessageOrThrow(message)))].toSorted()
