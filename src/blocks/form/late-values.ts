/**
 * What has come since of the values that a form starts from: the new ones of fields that still show the former. Texts, numbers and
 * ticks only: what is made at each drawing, e.g. a list, is no news. undefined: nothing.
 */
export function lateValues<V extends object>(former: V, start: V, now: V): Partial<V> | undefined {
  const keys = (Object.keys(start) as (keyof V)[]).filter(
    (key) => typeof start[key] !== 'object' && start[key] !== former[key] && now[key] === former[key],
  )
  return keys.length === 0 ? undefined : (Object.fromEntries(keys.map((key) => [key, start[key]])) as Partial<V>)
}
