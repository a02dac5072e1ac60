/* What a worker loads once for all its test files, outside jest's sandboxes: the product (product.cjs), by the name of a module. */
const { outfile } = require('./product.cjs')

/** Makes what a key asks for once. */
const once = (make) => {
  const made = new Map()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)
  }
}

const outside = once((name) => {
  const load = require(outfile)[name]
  if (!load) throw new Error(`not part of the product: ${name}`)
  return load()
})

module.exports = { once, outside }
