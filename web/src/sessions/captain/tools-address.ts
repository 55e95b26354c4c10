export const toolsId = 'captains-tools'

/** Where the tools are in the page of a session. */
export const toolsAddress = { search: '', hash: toolsId }
