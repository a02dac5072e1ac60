/** AC-02: how many apps are on the home page, without 全部应用. */
export const fewestApps = 4
export const mostApps = 11

/** AC-07: how many of the apps opened last the application centre shows. */
export const recentApps = 4

/** AC-01: what the user arranged, with the stored apps that are hidden now kept at their places. */
export function mergeHidden(
  stored: readonly string[],
  arranged: readonly string[],
  isShown: (code: string) => boolean,
): string[] {
  const result = [...arranged]
  stored.forEach((code, place) => {
    if (!isShown(code) && !result.includes(code)) result.splice(Math.min(place, result.length), 0, code)
  })
  return result
}

/**
 * What is sent when a user has arranged the apps that the phone shows: those it does not show (a page that is not built, a right that
 * is missing) keep their places as long as there is room for them; the ones at the end go first.
 */
export function keptWith(
  stored: readonly string[],
  arranged: readonly string[],
  isShown: (code: string) => boolean,
): string[] {
  const all = mergeHidden(stored, arranged, isShown)
  const surplus = all.length - mostApps
  const hidden = all.filter((code) => !arranged.includes(code))
  const dropped = surplus > 0 ? hidden.slice(-surplus) : []
  return all.filter((code) => !dropped.includes(code))
}
