/*
 * fast-check as the tests get it: one seed, so that every run tries the same cases. PROPERTY_SEED=7 tries others; what it finds becomes
 * a row of its own.
 */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261123) })

module.exports = fc
