/*
 * Methods of the language that our oldest engines lack (iOS 12 in the mini-program, iOS 14.5 on H5); the syntax itself is
 * lowered by the build. Each is added only where it is missing.
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
  add(String.prototype, 'replaceAll', function replaceAll(this: string, from: string, to: string) {
    return this.split(from).join(to)
  })
  add(Promise, 'allSettled', (promises: Iterable<unknown>) =>
    Promise.all(
      Array.from(promises, (promise) =>
        Promise.resolve(promise).then(
          (value) => ({ status: 'fulfilled', value }),
          (reason: unknown) => ({ status: 'rejected', reason }),
        ),
      ),
    ),
  )
}
