/** px relative to the visible page; all 0 when no such element is there. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export const NO_RECT: Rect = { left: 0, top: 0, width: 0, height: 0 }
