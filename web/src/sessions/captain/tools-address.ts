export const toolsId = 'captains-tools'

export const toolsAddress = { search: '', hash: toolsId }
