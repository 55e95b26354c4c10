export const toParagraphs = (words: string) => words.split(/\n+/).map((text) => ({ text }))
