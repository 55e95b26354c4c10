'use strict'
// Imported before anything else, and in words that the Node it turns away understands.
const parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(
    'i-one needs Node 20.19 or newer, and this is ' + process.version + ' (' + process.execPath + ').',
  )
  process.exit(1)
}
