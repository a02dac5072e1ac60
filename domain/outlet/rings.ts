/*
 * The picture of the surroundings without a base map: north up, bearing true, the radius by the root of the distance, so that what is
 * near is not crowded (the page says so). Coordinates are parts of the picture's side, 0 to 1, y downwards.
 */

/** km of the rings; the last is the rim. */
export const RINGS = [1, 2, 5] as const
/** Of the picture's side: the radius of the rim. Beyond it lies room for the names of the winds. */
const RIM = 0.42

/** The radius of a distance in metres, as part of the side; what lies beyond the rim is on it. */
export const radiusOf = (metres: number): number => RIM * Math.sqrt(Math.min(1, metres / 5000))

export function ringPoint(metres: number, bearing: number): { x: number; y: number } {
  const radius = radiusOf(metres)
  const angle = (bearing * Math.PI) / 180
  return { x: 0.5 + radius * Math.sin(angle), y: 0.5 - radius * Math.cos(angle) }
}
