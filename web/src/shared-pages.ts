/**
 * The pages that a shared link opens: the server renders them for visitors, and the browser hydrates them. Nothing in them
 * may need a browser to be rendered.
 */
export const sharedPaths = ['/m/:id', '/p/:id', '/c/:code', '/w/:code', '/s/:code', '/t/:code'] as const

export type SharedPath = (typeof sharedPaths)[number]
