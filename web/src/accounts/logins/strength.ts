/**
 * How hard a password is to guess, for whoever types it: by its length and by how many different characters it has. Which
 * ones are common the server knows.
 */
export const strengthOf = (password: string) => {
  const length = [...password].length
  const different = new Set(password.toLowerCase()).size
  if (length < 6) return 'too short'
  if (length < 10 || different < 6) return 'weak'
  return length < 14 || different < 8 ? 'fair' : 'strong'
}
