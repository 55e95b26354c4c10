/**
 * The pages that a shared link opens, which the server sends with what they show in them: of these nothing may need a
 * browser to be rendered.
 */
export const renderedPaths = ['/s/:code', '/p/:id', '/t/:code', '/c/:code'] as const
