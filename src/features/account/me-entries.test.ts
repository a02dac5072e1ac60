import { groups, tiles, visibleEntries } from './me-entries'

const all = () => true
const only = (address: string) => address === '/subPages/hotline'

it('shows nothing that leads nowhere', () => {
  expect(visibleEntries(tiles, { isMaster: true, models: null }, () => false)).toEqual([])
  const service = groups[1]?.entries ?? []
  expect(visibleEntries(service, { isMaster: true, models: null }, only).map(({ key }) => key)).toEqual(['hotline'])
})

it.each([
  ['a master, models unknown', { isMaster: true, models: null }, ['security', 'sub', 'check', 'record']],
  ['a sub-account', { isMaster: false, models: ['BILL_VIEW'] }, ['security', 'record']],
])('entries of masters: %s', (_name, viewer, expected) => {
  expect(visibleEntries(groups[0]?.entries ?? [], viewer, all).map(({ key }) => key)).toEqual(expected)
})

it('entries by model', () => {
  expect(visibleEntries(tiles, { isMaster: false, models: ['INVOICE_VIEW'] }, all).map(({ key }) => key)).toEqual([
    'todo',
    'invoice',
    'message',
  ])
  expect(visibleEntries(tiles, { isMaster: false, models: null }, all).map(({ key }) => key)).toEqual([
    'todo',
    'message',
  ])
})
