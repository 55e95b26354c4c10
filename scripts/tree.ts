export interface Tree {
  root: string
  files: readonly string[]
  text(file: string): string
}

export type Check = (tree: Tree) => string[]

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
export const listSourceFiles = ({ files }: Tree) =>
  files.filter((file) => /^((api|contract|game|web)\/src|seed)\//.test(file))
