import { isAttributed } from './sharer'

const by = { userId: 'u1', companyCode: '1001' }

test.each([
  ['a colleague or another customer', { sharerUserId: 'u2', companyCode: '1001' }, true],
  ['the user that enquires', { sharerUserId: 'u1', companyCode: '1001' }, false],
  ['a visitor that passed it on', { sharerUserId: '', companyCode: '1001' }, false],
  ["another company's customer", { sharerUserId: 'u2', companyCode: '1002' }, false],
] as const)('E-S-08: shared by %s', (_, shared, counts) => expect(isAttributed(shared, by)).toBe(counts))
