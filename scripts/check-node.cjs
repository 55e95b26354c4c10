'use strict'
// Runs first and uses only syntax that old versions of Node can parse.
const parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'i-one needs Node 20.19 or newer. This is ' + process.version + ' (' + process.execPath + ').',
  )
  process.exit(1)
}
