/** How money is handed over at a pitch, as people read it. */
export const methodNames = { cash: 'Cash', transfer: 'Transfer', card: 'Card' } as const
