/** Where a banner, card or message leads: a route of the app with its parameters; null = nowhere inside the app. */
export interface Target {
  targetRoute: string | null
  targetParams: Record<string, string>
}

/** The target as an address for `goTo`. */
export function targetAddress(target: Target | undefined): string | null {
  if (!target || target.targetRoute === null) return null
  const query = Object.entries(target.targetParams).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return query.length === 0 ? target.targetRoute : `${target.targetRoute}?${query.join('&')}`
}
