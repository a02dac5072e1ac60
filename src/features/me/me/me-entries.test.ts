import { groups, tiles, visibleEntries } from './me-entries'

const all = () => true
const only = (address: string) => address === '/subPages/hotline'

it('shows nothing that leads nowhere', () => {
  expect(visibleEntries(tiles, true, () => false)).toEqual([])
  const service = groups[1]?.entries ?? []
  expect(visibleEntries(service, true, only).map(({ key }) => key)).toEqual(['hotline'])
})

it.each([
  ['a master', true, ['security', 'sub', 'check', 'record']],
  ['a sub-account', false, ['security', 'sub', 'record']],
])('entries of masters: %s', (_name, isMaster, expected) => {
  expect(visibleEntries(groups[0]?.entries ?? [], isMaster, all).map(({ key }) => key)).toEqual(expected)
})
