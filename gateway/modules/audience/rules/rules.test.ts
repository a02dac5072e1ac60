import { accessOf, openTo, visitor, type Viewer } from './audience'
import { keywordProblem } from './search'

const user: Viewer = { userId: 'u', bp: null, companyCode: '1001', customerType: '', visibilities: ['public', 'login'] }
const ceramics: Viewer = { ...user, bp: '1000000001', customerType: 'INDUSTRY' }
const all = { companyCodes: [], customerTypes: [] }

describe('right to read (E-N-03)', () => {
  test.each([
    ['public', { ...all, visibility: 'public' }, visitor, 'open'],
    [
      'public of another company by its address',
      { companyCodes: ['1002'], customerTypes: [], visibility: 'public' },
      visitor,
      'open',
    ],
    ['login, visitor', { ...all, visibility: 'login' }, visitor, 'loginNeeded'],
    ['login, user', { ...all, visibility: 'login' }, user, 'open'],
    ['bound, visitor', { ...all, visibility: 'bound' }, visitor, 'loginNeeded'],
    ['bound, user without customer', { ...all, visibility: 'bound' }, user, 'notForYou'],
    ['bound, customer', { ...all, visibility: 'bound' }, ceramics, 'open'],
    [
      'bound, own company and class',
      { companyCodes: ['1001'], customerTypes: ['INDUSTRY'], visibility: 'bound' },
      ceramics,
      'open',
    ],
    ['bound, other company', { companyCodes: ['1002'], customerTypes: [], visibility: 'bound' }, ceramics, 'notForYou'],
    ['bound, other class', { companyCodes: [], customerTypes: ['PUBLIC'], visibility: 'bound' }, ceramics, 'notForYou'],
  ] as const)('%s', (_name, content, viewer, access) => {
    expect(accessOf(content, viewer)).toBe(access)
  })

  test('lists', () => {
    expect(openTo(null, null)).toEqual(['public'])
    expect(openTo('u', null)).toEqual(['public', 'login'])
    expect(openTo('u', '1000000001')).toEqual(['public', 'login', 'bound'])
  })
})

describe('search words (E-N-10)', () => {
  test.each([
    ['', 'EMPTY'],
    ['   ', 'EMPTY'],
    ['气', null],
    ['气'.repeat(30), null],
    ['气'.repeat(31), 'TOO_LONG'],
    ['😀'.repeat(30), null],
  ])('%s', (word, problem) => {
    expect(keywordProblem(word)).toBe(problem)
  })
})
