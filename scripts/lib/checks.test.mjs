import { checksOf } from './checks.mjs'

test.each([
  [
    'a screen',
    ['src/features/bills/list/BillListView.tsx', 'src/features/bills/list/list.scss'],
    { projects: ['h5'], tests: { domain: [], client: ['src/features/bills/'], gateway: [] } },
  ],
  [
    'a rule of the gateway',
    ['gateway/modules/payment/rules/split.ts'],
    {
      projects: ['gateway'],
      tests: { domain: ['gateway/modules/payment/'], client: [], gateway: ['gateway/modules/payment/'] },
    },
  ],
  [
    'a rule of both',
    ['domain/money.ts'],
    {
      projects: ['h5', 'gateway'],
      tests: { domain: ['domain/'], client: [], gateway: [] },
    },
  ],
  [
    'a host of the app',
    ['src/platform/scan/index.weapp.ts'],
    {
      projects: ['h5', 'weapp'],
      tests: { domain: [], client: ['src/platform/scan/'], gateway: [] },
    },
  ],
  [
    'a test of the whole gateway',
    ['test/gateway/owner.test.ts'],
    { projects: ['gateway'], tests: { domain: [], client: [], gateway: ['test/gateway/owner.test.ts'] } },
  ],
  [
    'a migration',
    ['gateway/db/migrations/202611290602_service_ticket_state.sql'],
    {
      projects: [],
      tests: {
        gateway: expect.arrayContaining(['test/gateway/migrations.test.ts', 'test/gateway/table-owners.test.ts']),
      },
    },
  ],
  ['words only', ['docs/testing.md'], { lint: [], projects: [], tests: { domain: [], client: [], gateway: [] } }],
])('%s', (_name, files, expected) => {
  const { projects, ...rest } = checksOf(files)
  expect({ ...rest, projects: projects.map(({ name }) => name) }).toMatchObject({ format: files, ...expected })
})

test('tests that reach the change from elsewhere run beside those of its folders, each in its project and once', () => {
  const near = ['src/features/pay/x.test.tsx', 'domain/fee.test.ts', 'domain/bill/y.test.ts', 'test/gateway/z.test.ts']
  expect(checksOf(['domain/bill/y.ts'], near).tests).toEqual({
    domain: ['domain/bill/', 'domain/fee.test.ts'],
    client: ['src/features/pay/x.test.tsx'],
    gateway: ['test/gateway/z.test.ts'],
  })
})
