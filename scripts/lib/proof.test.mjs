import { proofsFor, proofsOf, unitOf } from './proof.mjs'

const sources = new Map([
  ['domain/fee.ts', ''],
  ['src/request/index.ts', ''],
  ['src/features/pay/order/OrderView.tsx', `import { x } from '@/shared/cart'\nexport function OrderView() {}\n`],
  ['src/features/pay/order/order.test.tsx', `import { OrderView } from './OrderView'\n`],
  ['src/features/pay/index.ts', `export { OrderView } from './order/OrderView'\n`],
  ['src/shared/cart/index.ts', `export { x } from './x'\n`],
  ['src/shared/cart/x.ts', `import { fee } from '@domain/fee'\nuseRead('default GET /cart')\n`],
  [
    'src/pages/pay/order.tsx',
    `import { OrderView } from '@/features/pay'\nexport default page('/pages/pay/order', OrderView)\n`,
  ],
  ['gateway/modules/cart/handlers.ts', `  'default GET /cart': (ctx) => cart(ctx),\n`],
  ['gateway/modules/cart/service.ts', ''],
  ['gateway/modules/bill/bill.test.ts', `import { money } from '../../../test/gateway/money-kit'\n`],
  ['src/features/seat/seat.test.tsx', `await renderPage('/pages/seat/seat')\n`],
  ['test/gateway/money-kit.ts', `import { cart } from '../../gateway/modules/cart/service'\n`],
  ['test/e2e/pay.spec.ts', `import { ORDER } from './kit'\nawait page.goto(gateway.url + ORDER)\n`],
  ['test/e2e/other.spec.ts', `await expect(page).toHaveURL(/pay\\/order/)\n`],
  ['test/e2e/kit.ts', `export const ORDER = '/pages/pay/order'\nexport const ELSEWHERE = '/pages/x'\n`],
])
const proofs = proofsOf(sources)
const flows = ['test/e2e/other.spec.ts', 'test/e2e/pay.spec.ts']

test.each([
  ['src/features/pay/order/x.ts', 'src/features/pay'],
  ['src/ui/Row.tsx', 'src/ui'],
  ['src/app.tsx', 'src'],
  ['domain/tariff/x.ts', 'domain/tariff'],
  ['gateway/modules/pay/rules/x.ts', 'gateway/modules/pay'],
  ['contract/pay/x.ts', 'contract'],
  ['docs/x.md', undefined],
])('%s is proved as %s', (file, unit) => expect(unitOf(file)).toBe(unit))

test('a module is reached by tests through their kit, and by flows through the calls of the pages that they open', () => {
  expect([...proofs.tests.get('gateway/modules/cart')]).toEqual(['gateway/modules/bill/bill.test.ts'])
  expect([...proofs.flows.get('gateway/modules/cart')].sort()).toEqual(flows)
})

test('a test that draws a page by its address proves its own folder', () => {
  expect([...proofs.tests.get('src/features/seat')]).toEqual(['src/features/seat/seat.test.tsx'])
})

test('a rule far below a page is proved by the test of the page, a concept by the flows of the pages that show it', () => {
  expect(proofsFor(['domain/fee.ts'], proofs)).toEqual({ tests: ['src/features/pay/order/order.test.tsx'], flows: [] })
  expect(proofsFor(['src/shared/cart/x.ts'], proofs).flows).toEqual(flows)
  expect(proofsFor(['src/request/index.ts'], proofs)).toEqual({ tests: [], flows: [] })
})

test('a kit that many tests have says nothing of them but its constants', () => {
  const many = new Map(sources)
  for (let n = 0; n < 9; n += 1) many.set(`test/e2e/more-${n}.spec.ts`, `import { ELSEWHERE } from './kit'\n`)
  expect([...proofsOf(many).flows.get('src/features/pay')].sort()).toEqual(flows)
})
