/** Rows of one statement. A statement that takes longer than the database allows would never delete anything. */
export const rowsAtOnce = 2000

/** Repeats a deletion of at most `rowsAtOnce` rows until it finds fewer. `forget` returns how many it has deleted. */
export async function inBatches(forget: (most: number) => Promise<number>): Promise<void> {
  let deleted = rowsAtOnce
  while (deleted === rowsAtOnce) deleted = await forget(rowsAtOnce)
}
