import { hashPassword, isPasswordOf, isPasswordOfNobody } from './password'

test('a password is kept as scrypt with its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('Gas@2026', 15), hashPassword('Gas@2026', 15)])
  expect(one).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPasswordOf('Gas@2026', one)).toBe(true)
  expect(await isPasswordOf('Gas@2027', one)).toBe(false)
})

test('C 9.27: an unknown user takes as long as a known one', async () => {
  const stored = await hashPassword('Gas@2026', 15)
  // The best of five: what else the machine does must not decide.
  const time = async (run: () => Promise<unknown>) => {
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < 5; i++) {
      const start = performance.now()
      await run()
      best = Math.min(best, performance.now() - start)
    }
    return best
  }
  const known = await time(() => isPasswordOf('Wrong@2026', stored))
  const unknown = await time(() => isPasswordOfNobody('Wrong@2026', 15))
  expect(await isPasswordOfNobody('Gas@2026', 15)).toBe(false)
  expect(unknown / known).toBeGreaterThan(0.2)
  expect(unknown / known).toBeLessThan(5)
})
