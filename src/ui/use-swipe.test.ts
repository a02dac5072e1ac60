import { swipeStep } from './use-swipe'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

it.each([
  ['to the left', at(300, 400), at(200, 410), 1],
  ['to the right', at(100, 400), at(160, 380), -1],
  ['just far enough', at(100, 400), at(148, 400), -1],
  ['too short', at(100, 400), at(147, 400), 0],
  ['scrolling', at(200, 400), at(180, 200), 0],
  ['too slanted', at(200, 400), at(100, 460), 0],
  ['a tap', at(200, 400), at(200, 400), 0],
] as const)('%s', (_name, from, to, step) => expect(swipeStep(from, to)).toBe(step))
