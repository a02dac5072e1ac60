/**
 * How many tries a random test takes of its number: all of them on a PostgreSQL server, the first third on the embedded engine, on which
 * each takes several times as long and which only has to show that it does the same.
 */
export const tries = (most: number): number =>
  process.env['TEST_DATABASE_URL'] ? most : Math.max(1, Math.round(most / 3))
