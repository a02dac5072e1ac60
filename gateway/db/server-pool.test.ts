import { isOutdatedPlan, statementNames } from './server-pool'

const often = (names: ReturnType<typeof statementNames>, text: string, times: number) =>
  Array.from({ length: times }, () => names.of(text)).at(-1)

describe('statementNames', () => {
  it('names a text from its fifth time on, the same name each time', () => {
    const names = statementNames()
    expect(often(names, 'select $1', 4)).toBeUndefined()
    expect(names.of('select $1')).toBe('s1')
    expect(names.of('select $1')).toBe('s1')
    expect(often(names, 'select $2', 5)).toBe('s2')
  })

  it('never names a bulk insert', () => {
    expect(often(statementNames(), `insert ${'x'.repeat(5000)}`, 20)).toBeUndefined()
  })

  it('gives out no more than 300 names', () => {
    const names = statementNames()
    for (let n = 0; n < 300; n++) expect(often(names, `select ${n}`, 5)).toBeDefined()
    expect(often(names, 'one more', 20)).toBeUndefined()
    expect(names.of('select 0')).toBe('s1')
  })

  it('gives other names after it has forgotten', () => {
    const names = statementNames()
    expect(often(names, 'select $1', 5)).toBe('s1')
    names.forget()
    expect(often(names, 'select $1', 4)).toBeUndefined()
    expect(names.of('select $1')).toBe('s2')
  })
})

describe('isOutdatedPlan', () => {
  it('is the error of a plan whose columns have changed, and no other of its code', () => {
    const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })
    expect(isOutdatedPlan(withCode('cached plan must not change result type', '0A000'))).toBe(true)
    expect(isOutdatedPlan(withCode('cannot alter type of a column', '0A000'))).toBe(false)
    expect(isOutdatedPlan(withCode('cached plan', '40001'))).toBe(false)
  })
})
