import { deleteProblem, siteProblem, type Place } from './site'

const place = (siteId: string, address: string, replaces: string | null = null): Place => ({
  siteId,
  cityCode: '131000',
  address,
  replaces,
})
const wanted = place('', '建设路61号')
const twenty = Array.from({ length: 20 }, (_, n) => place(`S${n}`, `新华路${n}号`))

test.each([
  ['an address of its own', wanted, [place('S1', '新华路1号')], [], null],
  ['the address of another', wanted, [place('S1', '建设路61号')], [], '44406'],
  ['the same address in another city', { ...wanted, cityCode: '130900' }, [place('S1', '建设路61号')], [], null],
  ['its own address, changed', wanted, [place('S1', '建设路61号')], ['S1'], null],
  ['the address of its own declared change', wanted, [place('S2', '建设路61号', 'S1')], ['S1'], null],
  ['the twenty-first', wanted, twenty, [], '44405'],
  ['the change of one of twenty', wanted, twenty, ['S1'], null],
  ['the twentieth beside a declared change', wanted, [...twenty.slice(1), place('S20', '光明道1号', 'S1')], [], null],
])('%s (RC-09)', (_what, one, others, own, expected) => expect(siteProblem(one, others, own)).toBe(expected))

test.each([
  [{ source: 'COMPANY', state: 'CONFIRMED', isMain: true }, '44403'],
  [{ source: 'CUSTOMER', state: 'CONFIRMED', isMain: true }, '44407'],
  [{ source: 'CUSTOMER', state: 'CONFIRMED', isMain: false }, '44404'],
  [{ source: 'CUSTOMER', state: 'PENDING', isMain: false }, null],
  [{ source: 'CUSTOMER', state: 'REJECTED', isMain: false }, null],
])('%j is taken back: %s', (site, expected) => expect(deleteProblem(site)).toBe(expected))
