export const methodNames = { cash: 'Cash', transfer: 'Transfer', card: 'Card' } as const
