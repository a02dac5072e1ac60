import { storage } from '@/platform/storage'
import { saveRead, readOf, readShare } from './reading'

test.each([
  [{ top: 100, height: 2000 }, 600, 25],
  [{ top: -400, height: 2000 }, 600, 50],
  [{ top: -1381, height: 2000 }, 600, 99],
  [{ top: -1400, height: 2000 }, 600, 100],
  [{ top: -1500, height: 2000 }, 600, 100],
  [{ top: 700, height: 2000 }, 600, 0],
  [{ top: 0, height: 0 }, 600, 0],
])('of a text at %j in a window of %i px %i %% have been on the screen', (text, window, percent) => {
  expect(readShare(text, window)).toBe(percent)
})

test('what was read is kept for each document, the newest ten', () => {
  storage.remove('readTexts')
  expect(readOf('a')).toBe(0)
  saveRead('a', 40)
  saveRead('b', 10)
  saveRead('a', 60)
  expect([readOf('a'), readOf('b'), readOf('c')]).toEqual([60, 10, 0])
  for (let n = 0; n < 9; n++) saveRead(`n${n}`, 5)
  expect([readOf('a'), readOf('b')]).toEqual([60, 0])
})

test('a note that is no list counts for nothing', () => {
  storage.set('readTexts', '{')
  expect(readOf('a')).toBe(0)
})
