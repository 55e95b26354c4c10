import { readAllowedLicences, isLicenceAllowed, listRuntimeDependencies } from './dependencies.ts'

const allowed = readAllowedLicences()
const byLicence = new Map<string, Set<string>>()
for (const { name, version, license = 'none' } of listRuntimeDependencies())
  byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name}@${version}`))

for (const [licence, packages] of [...byLicence].toSorted((a, b) => b[1].size - a[1].size)) {
  const isFine = isLicenceAllowed(licence, allowed)
  if (!isFine) process.exitCode = 1
  console.log(`${licence}: ${packages.size}${isFine ? '' : ', NOT ALLOWED by decision 3'}`)
  console.log(
    [...packages]
      .toSorted()
      .map((line) => `  ${line}`)
      .join('\n'),
  )
}
