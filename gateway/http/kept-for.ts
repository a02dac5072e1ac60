/**
 * Made on first use and kept for each object: what is compiled of the contract's schemas serves every gateway that a process opens.
 * Compiling them again was a tenth of all that the tests' gateways did.
 */
export function keptFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (key) => {
    let kept = made.get(key)
    if (!kept) made.set(key, (kept = { value: make(key) }))
    return kept.value
  }
}
