export const demoPassword = 'matchday'
