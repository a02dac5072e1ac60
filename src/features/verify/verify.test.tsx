import { aVerdict } from '@/testing/make/contract'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const verdict = (over = {}) =>
  renderPage('/pages/verify/verify', {
    as: master(),
    params: { hash: 'a'.repeat(64) },
    answers: { 'btwob GET /sign/verify': aVerdict(over) },
  })

test('a document that holds: the verdict, its signers, what was checked', async () => {
  const text = (await verdict()).text()
  for (const words of ['签名有效，文件未被改动', '2 个签名', '覆盖全文与签名1', '逐字节相同', '不用我们也能验'])
    expect(text).toContain(words)
})

test.each([
  ['CHANGED', '签名无效，文件签署后被改动'],
  ['UNKNOWN', '签名完整，但不是由本平台签发'],
  ['UNSIGNED', '文件没有电子签名'],
] as const)('%s: %s', async (kind, words) => {
  const page = await verdict({ verdict: kind, ...(kind === 'UNSIGNED' && { signatures: [] }) })
  expect(page.text()).toContain(words)
})

test('without a document one is chosen', async () => {
  const page = await renderPage('/pages/verify/verify', { as: master(), answers: {} })
  expect(page.text()).toContain('选择PDF文件')
})
