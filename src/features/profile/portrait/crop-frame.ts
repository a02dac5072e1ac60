import type { Square } from '@/platform/crop'

/* How a picture is behind the square window of the portrait page. All px; the picture always covers the window. */

export interface Picture {
  width: number
  height: number
}

export interface Frame {
  /** Screen px per picture px. */
  scale: number
  /** Left and top of the picture against the window; never positive. */
  left: number
  top: number
}

/** How much larger than covering the window a picture may be shown. */
const MOST_ZOOM = 4

const least = ({ width, height }: Picture, window: number): number => window / Math.min(width, height)
const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to)

/** Moves a frame so that no edge of the picture shows in the window. */
function covering(picture: Picture, window: number, { scale, left, top }: Frame): Frame {
  return {
    scale,
    left: within(left, window - picture.width * scale, 0),
    top: within(top, window - picture.height * scale, 0),
  }
}

/** The middle of the picture, as large as it goes. */
export function centred(picture: Picture, window: number): Frame {
  const scale = least(picture, window)
  return { scale, left: (window - picture.width * scale) / 2, top: (window - picture.height * scale) / 2 }
}

export const moved = (picture: Picture, window: number, frame: Frame, dx: number, dy: number): Frame =>
  covering(picture, window, { ...frame, left: frame.left + dx, top: frame.top + dy })

/** Zooms around the middle of the window. */
export function zoomed(picture: Picture, window: number, frame: Frame, factor: number): Frame {
  const smallest = least(picture, window)
  const scale = within(frame.scale * factor, smallest, smallest * MOST_ZOOM)
  const grown = scale / frame.scale
  const middle = window / 2
  return covering(picture, window, {
    scale,
    left: middle - (middle - frame.left) * grown,
    top: middle - (middle - frame.top) * grown,
  })
}

/** What the window shows, in px of the picture. */
export const shownPart = (window: number, { scale, left, top }: Frame): Square => ({
  left: -left / scale,
  top: -top / scale,
  side: window / scale,
})
