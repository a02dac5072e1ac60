/*
 * Copies of images that are done with, for the next test or flow that wants the same image. Plain code, because a worker holds it outside
 * its tests' sandboxes: what it held of one of them would never be freed.
 */

/**
 * @typedef {object} Copy
 * @property {string} name of the database
 * @property {string} image
 * @property {import('../../gateway/db/connect').Database} database
 * @property {number} resets how often it has become its image again
 */

/**
 * @param {number} most Copies that are kept; those that have waited longest go first.
 */
function createKept(most) {
  /** @type {Copy[]} */
  let idle = []
  /** @type {WeakMap<Copy, ((error: Error) => void)[]>} */
  const tells = new WeakMap()
  return {
    /**
     * @param {Omit<Copy, 'resets'>} made
     * @returns {Copy}
     */
    made({ name, image, database }) {
      const copy = { name, image, database, resets: 0 }
      database.onLost((error) => (tells.get(copy) ?? []).forEach((tell) => tell(error)))
      return copy
    },
    /**
     * @param {string} image
     * @returns {Copy | undefined}
     */
    take(image) {
      const copy = idle.findLast((one) => one.image === image)
      idle = idle.filter((one) => one !== copy)
      return copy
    },
    /**
     * Returns the copies for which there is no room.
     * @param {Copy} copy
     * @returns {Copy[]}
     */
    give(copy) {
      tells.delete(copy)
      const all = [...idle, copy]
      idle = all.slice(-most)
      return all.slice(0, -most)
    },
    /**
     * Calls it for connections that the copy has lost, until it is given back.
     * @param {Copy} copy
     * @param {(error: Error) => void} tell
     */
    tells: (copy, tell) => void tells.set(copy, [...(tells.get(copy) ?? []), tell]),
  }
}

module.exports = { createKept }
