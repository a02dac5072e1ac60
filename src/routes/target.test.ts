import { targetAddress } from './target'

it.each([
  [null, {}, null],
  ['/pages/news/news', { articleId: 'a1' }, '/pages/news/news?articleId=a1'],
  ['/x', { q: '怎么 买' }, `/x?q=${encodeURIComponent('怎么 买')}`],
  ['/x', {}, '/x'],
])('targetAddress %s', (targetRoute, targetParams, expected) =>
  expect(targetAddress({ targetRoute, targetParams })).toBe(expected),
)

it('nothing leads nowhere', () => expect(targetAddress(undefined)).toBeNull())
