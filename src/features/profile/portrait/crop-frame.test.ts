import { centred, moved, shownPart, zoomed } from './crop-frame'

const WINDOW = 300
const wide = { width: 1200, height: 600 }

/** Without −0. */
const part = (frame: ReturnType<typeof centred>) => {
  const { left, top, side } = shownPart(WINDOW, frame)
  return { left: Math.round(left) + 0, top: Math.round(top) + 0, side: Math.round(side) }
}

test('the middle square first', () => {
  expect(part(centred(wide, WINDOW))).toEqual({ left: 300, top: 0, side: 600 })
  expect(part(centred({ width: 400, height: 900 }, WINDOW))).toEqual({ left: 0, top: 250, side: 400 })
  expect(part(centred({ width: 100, height: 100 }, WINDOW))).toEqual({ left: 0, top: 0, side: 100 })
})

test.each([
  ['to the right end and no further', -1000, 0, { left: 600, top: 0, side: 600 }],
  ['to the left end', 1000, 0, { left: 0, top: 0, side: 600 }],
  ['not up: there is nothing more', 0, -50, { left: 300, top: 0, side: 600 }],
  ['a little', -30, 0, { left: 360, top: 0, side: 600 }],
])('moved %s', (_name, dx, dy, expected) => {
  expect(part(moved(wide, WINDOW, centred(wide, WINDOW), dx, dy))).toEqual(expected)
})

test('zoomed around the middle, between covering and four times', () => {
  const twice = zoomed(wide, WINDOW, centred(wide, WINDOW), 2)
  expect(part(twice)).toEqual({ left: 450, top: 150, side: 300 })
  expect(part(zoomed(wide, WINDOW, twice, 100))).toEqual({ left: 525, top: 225, side: 150 })
  expect(part(zoomed(wide, WINDOW, twice, 0.01))).toEqual({ left: 300, top: 0, side: 600 })
  // At the edge zooming out pulls the picture back over the window.
  const corner = moved(wide, WINDOW, twice, -10_000, -10_000)
  expect(part(zoomed(wide, WINDOW, corner, 0.5))).toEqual({ left: 600, top: 0, side: 600 })
})
