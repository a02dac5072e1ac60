import { readPercent } from './read-percent'

it.each([
  ['not drawn', { top: 0, height: 0 }, 0],
  ['at the top of a long text', { top: 200, height: 3220 }, 20],
  ['scrolled half way', { top: -778, height: 3244 }, 50],
  ['past the end', { top: -3000, height: 3000 }, 100],
  ['shorter than the screen', { top: 100, height: 300 }, 100],
])('%s', (_name, rect, expected) => expect(readPercent(rect, 844)).toBe(expected))
