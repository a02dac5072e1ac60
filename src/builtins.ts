/*
 * Methods of the language that our oldest engines lack (.browserslistrc); the syntax itself is lowered by the build. Each is
 * added only where it is missing.
 */
function add(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

/** Puts the missing methods in place; harmless to call again. */
export function addMissingBuiltins(): void {
  add(Array.prototype, 'at', at)
  add(String.prototype, 'at', at)
  add(Object, 'hasOwn', (thing: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(thing, key))
}
