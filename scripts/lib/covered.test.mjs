import { compareCovered } from './compare-covered.mjs'

const contract = {
  'default GET /a': {},
  'default POST /b': { refuses: ['2201', '2202'] },
}
const all = ['default GET /a\t1000', 'default POST /b\t1000', 'default POST /b\t2201', 'default POST /b\t2202']
const problemsOf = (answers, entries = contract) => compareCovered({ contract: entries, answers }).problems

describe('compareCovered', () => {
  it('accepts a success of each call and each of its refusals', () => {
    expect(compareCovered({ contract, answers: all })).toEqual({ problems: [], calls: 2, refusals: 2 })
  })
  it('names a new call and a new refusal that no test gets', () => {
    const grown = { ...contract, 'default GET /a': { refuses: ['2203'] }, 'default GET /c': {} }
    expect(problemsOf(all, grown)).toEqual([
      'default GET /a: no test is refused with 2203',
      'default GET /c: no test gets a success',
    ])
  })
  it('a refusal of another call proves nothing', () => {
    const answers = [...all.slice(0, 3), 'default GET /a\t2202']
    expect(problemsOf(answers)).toEqual(['default POST /b: no test is refused with 2202'])
  })
  it.each(['5005', '5006', '200', '302'])('%s is a success', (status) => {
    expect(problemsOf([`default GET /a\t${status}`, ...all.slice(1)])).toEqual([])
  })
  it.each(['404', '2999'])('%s is none', (code) => {
    expect(problemsOf([`default GET /a\t${code}`, ...all.slice(1)])).toEqual(['default GET /a: no test gets a success'])
  })
  it('nothing noted is no proof', () => {
    expect(problemsOf([])).toEqual(['no test has noted an answer'])
  })
})
