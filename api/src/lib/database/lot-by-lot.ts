const lot = 1000

/**
 * Deletes or changes all that is due, a thousand rows at a time, so that nobody waits long for a lock. `one` does one
 * statement for at most so many rows (`for update skip locked`) and answers how many it did.
 */
export const lotByLot = async (one: (most: number) => Promise<{ numAffectedRows?: bigint }>) => {
  while (((await one(lot)).numAffectedRows ?? 0n) >= BigInt(lot));
}
