/** The server renders these pages for visitors, and the browser hydrates them. They must render without a browser. */
export const sharedPaths = ['/m/:id', '/p/:id', '/c/:code', '/w/:code', '/s/:code', '/t/:code'] as const

export type SharedPath = (typeof sharedPaths)[number]
