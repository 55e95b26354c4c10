/** The files of a house, by their paths from its root. */
export interface Tree {
  root: string
  files: readonly string[]
  text(file: string): string
}

/** What is wrong with a tree, in a sentence each that names the file. */
export type Check = (tree: Tree) => string[]

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
export const sourcesOf = ({ files }: Tree) =>
  files.filter((file) => /^((api|contract|game|web)\/src|seed)\//.test(file))
