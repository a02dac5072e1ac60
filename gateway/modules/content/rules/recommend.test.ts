import { recommend, scoreOf, type Asker, type Candidate } from './recommend'

const now = Date.parse('2026-11-23T09:30:00+08:00')
const daysAgo = (days: number): string => new Date(now - days * 86_400_000).toISOString()
const article = (articleId: string, more: Partial<Candidate> = {}): Candidate => ({
  articleId,
  categoryCode: 'safety',
  companyCodes: [],
  customerTypes: [],
  publishAt: daysAgo(0),
  viewCount: 0,
  likeCount: 0,
  isRead: false,
  isTop: false,
  ...more,
})
const viewer: Asker = { companyCode: '1001', customerType: 'INDUSTRY' }

test.each([
  ['new, for all', {}, 0],
  ['own class', { customerTypes: ['INDUSTRY'] }, 3],
  ['own class among others', { customerTypes: ['PUBLIC', 'INDUSTRY'] }, 3],
  ['own company', { companyCodes: ['1001'] }, 2],
  ['other company', { companyCodes: ['1002'] }, 0],
  ['a week old', { publishAt: daysAgo(7) }, -1],
  ['5 likes of 100 views', { viewCount: 100, likeCount: 5 }, 0.5],
  ['5 likes of 10 views count as of 50', { viewCount: 10, likeCount: 5 }, 1],
  ['read', { isRead: true }, -2],
  [
    'all together',
    {
      customerTypes: ['INDUSTRY'],
      companyCodes: ['1001'],
      viewCount: 100,
      likeCount: 5,
      publishAt: daysAgo(14),
      isRead: true,
    },
    1.5,
  ],
])('score: %s', (_name, more, score) => {
  expect(scoreOf(article('A', more), viewer, now)).toBeCloseTo(score, 9)
})

const ids = (list: readonly Candidate[]): string => list.map((one) => one.articleId).join(' ')

test('pinned first, then score, then the newer, then the larger id', () => {
  const list = [
    article('A', { categoryCode: 'a', publishAt: daysAgo(7) }),
    article('B', { categoryCode: 'b', isTop: true, publishAt: daysAgo(60) }),
    article('C', { categoryCode: 'c', customerTypes: ['INDUSTRY'] }),
    article('D', { categoryCode: 'd' }),
    article('E', { categoryCode: 'e' }),
  ]
  expect(ids(recommend(list, viewer, now))).toBe('B C E D A')
})

test('no third of a category in a row while others are left', () => {
  const list = [1, 2, 3, 4].map((n) => article(`S${n}`, { publishAt: daysAgo(n) }))
  const price = article('P', { categoryCode: 'price', publishAt: daysAgo(30) })
  expect(ids(recommend([...list, price], viewer, now))).toBe('S1 S2 P S3 S4')
  expect(ids(recommend(list, viewer, now))).toBe('S1 S2 S3 S4')
})
