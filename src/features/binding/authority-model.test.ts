import { grantedOf, isChanged, usualOf, type AuthorityGroup, type AuthorityModel } from './authority-model'

const model = (modelCode: string, over: Partial<AuthorityModel> = {}): AuthorityModel => ({
  modelCode,
  modelName: modelCode,
  description: '',
  has: '0',
  masterOnly: '0',
  defaultForSub: '0',
  ...over,
})
const groups: AuthorityGroup[] = [
  {
    groupCode: 'A',
    groupName: 'A',
    sort: 1,
    models: [
      model('ONE', { has: '1' }),
      model('TWO', { defaultForSub: '1' }),
      model('TOP', { masterOnly: '1', has: '1' }),
    ],
  },
]

test('what is granted and what is usual leave out what masters keep', () => {
  expect(grantedOf(groups)).toEqual(['ONE'])
  expect(usualOf(groups)).toEqual(['TWO'])
})

test.each([
  { before: ['A', 'B'], after: ['B', 'A'], changed: false },
  { before: ['A'], after: ['A', 'B'], changed: true },
  { before: ['A'], after: ['B'], changed: true },
  { before: [], after: [], changed: false },
])('$before to $after', ({ before, after, changed }) => {
  expect(isChanged(before, after)).toBe(changed)
})
