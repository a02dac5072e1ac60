import { deleteProblem, siteProblem, type Place } from './site'

const where = { siteId: 'S1', cityCode: '131000', address: '建设路61号', replaces: null }
const standing = { source: 'CUSTOMER', state: 'CONFIRMED', isMain: false }
const place = (over: Partial<Place> = {}): Place => ({ ...where, ...standing, ...over })
const twenty = Array.from({ length: 20 }, (_, n) => place({ siteId: `S${n}`, address: `新华路${n}号` }))
const change = place({ siteId: 'S20', address: '光明道1号', replaces: 'S1' })

test.each([
  ['an address of its own', [place({ address: '新华路1号' })], undefined, null],
  ['the address of another', [place()], undefined, '44406'],
  ['the same address in another city', [place({ cityCode: '130900' })], undefined, null],
  ['its own address, changed', [place()], place({ state: 'PENDING' }), null],
  ['the address of what it changes', [place()], place({ siteId: 'S2', state: 'PENDING', replaces: 'S1' }), null],
  ['the change of a confirmed place', [place()], place(), null],
  ['a second change of it', [place(), change], place(), '2904'],
  ['a change of the company’s own row', [place()], place({ source: 'COMPANY' }), '44403'],
  ['the twenty-first', twenty, undefined, '44405'],
  ['the change of one of more', [...twenty, place({ siteId: 'S30', address: '' })], place(), null],
  ['the twentieth beside a change', [...twenty.slice(1), change], undefined, null],
  ['the twenty-first, one of them changed', [...twenty.slice(1), { ...change, replaces: 'S0' }], undefined, '44405'],
])('%s (RC-08, RC-09)', (_what, places, old, expected) => expect(siteProblem(place(), places, old)).toBe(expected))

test.each([
  [{ source: 'COMPANY', state: 'CONFIRMED', isMain: true }, '44403'],
  [{ source: 'CUSTOMER', state: 'CONFIRMED', isMain: true }, '44407'],
  [{ source: 'CUSTOMER', state: 'CONFIRMED', isMain: false }, '44404'],
  [{ source: 'CUSTOMER', state: 'PENDING', isMain: false }, null],
  [{ source: 'CUSTOMER', state: 'REJECTED', isMain: false }, null],
])('%j is taken back: %s', (site, expected) => expect(deleteProblem(site)).toBe(expected))
