import { allowedLicences, isAllowed, runningDependencies } from './dependencies.ts'

const allowed = allowedLicences()
const byLicence = new Map<string, Set<string>>()
for (const { name, version, license = 'none' } of runningDependencies())
  byLicence.set(license, (byLicence.get(license) ?? new Set()).add(`${name}@${version}`))

for (const [licence, packages] of [...byLicence].toSorted((a, b) => b[1].size - a[1].size)) {
  const isFine = isAllowed(licence, allowed)
  if (!isFine) process.exitCode = 1
  console.log(`${licence}: ${packages.size}${isFine ? '' : ', NOT ALLOWED by decision 3'}`)
  console.log(
    [...packages]
      .toSorted()
      .map((line) => `  ${line}`)
      .join('\n'),
  )
}
