import type { Frame } from '@domain/recognition/wheels'

/** Where most people hold the register: across the middle. */
export const FIRST: Frame = { x: 0.08, y: 0.34, w: 0.84, h: 0.3 }
/** Of a side: a frame that is smaller holds no register. */
const LEAST = 0.1

const held = (value: number, most: number): number => Math.min(Math.max(0, value), most)
const fine = (value: number): number => Math.round(value * 1000) / 1000

/** The frame drawn along by parts of the picture's sides, inside of the picture. */
export const movedBy = (frame: Frame, x: number, y: number): Frame => ({
  ...frame,
  x: fine(held(frame.x + x, 1 - frame.w)),
  y: fine(held(frame.y + y, 1 - frame.h)),
})

/** Its lower right corner drawn along. */
export const sizedBy = (frame: Frame, x: number, y: number): Frame => ({
  ...frame,
  w: fine(Math.max(LEAST, held(frame.w + x, 1 - frame.x))),
  h: fine(Math.max(LEAST, held(frame.h + y, 1 - frame.y))),
})
