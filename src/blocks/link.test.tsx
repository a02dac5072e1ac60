import { setLoginUser, useUser } from '@/stores'
import { logInAs } from '@/testing/people'
import { stage } from '@/testing/stage'
import { linkTo, useLink, type LinkArgs } from './link'

const { show, host } = stage(document)

const PUBLIC = '/pages/about/about'
const OWN = '/subPages/settings/settings'
const BILLS = '/pages/my-bill/list/list'
const NOT_BUILT = '/no/such/page'

const offered = () => [PUBLIC, OWN, BILLS, NOT_BUILT, ''].filter((address) => linkTo(address) !== undefined)

afterEach(() => setLoginUser(null))

test('a visitor is offered what a login opens: the guard asks for it', () => {
  expect(offered()).toEqual([PUBLIC, OWN, BILLS])
})

test.each<[string, Parameters<typeof logInAs>[0], string[] | null, string[]]>([
  ['a master', { isMaster: '1' }, null, [PUBLIC, OWN, BILLS]],
  ['a sub-account with the model', { isMaster: '0' }, ['BILL_VIEW'], [PUBLIC, OWN, BILLS]],
  ['a user without a customer number', { bp: '' }, [], [PUBLIC, OWN]],
  ['an applicant under review', { reviewStatus: '2' }, [], [PUBLIC, OWN]],
  ['a sub-account without it', { isMaster: '0' }, [], [PUBLIC, OWN]],
  ['a sub-account with models that are not known yet', { isMaster: '0' }, null, [PUBLIC, OWN]],
])('%s is offered what stands open (GD-04)', (_name, user, models, expected) => {
  logInAs({ reviewStatus: '1', ...user })
  useUser.setState({ authModels: models })
  expect(offered()).toEqual(expected)
})

function Way({ billId }: { billId?: string }) {
  const open = useLink('/pages/my-bill/details/details', billId === undefined ? undefined : { billId })
  return <div>{open ? 'open' : 'closed'}</div>
}

test('a page that needs a parameter is not offered without it', () => {
  logInAs({ isMaster: '1' })
  show(<Way />)
  expect(host().textContent).toBe('closed')
  show(<Way billId='1' />)
  expect(host().textContent).toBe('open')
})

test('a missing, misspelt or foreign parameter does not compile', () => {
  type Fits<Given, Wanted> = Given extends Wanted ? true : false
  const is = <Answer extends boolean>(answer: Answer) => answer
  type Bill = LinkArgs<'/pages/my-bill/details/details'>
  expect(is<Fits<[{ billId: string }], Bill>>(true)).toBe(true)
  expect(is<Fits<[], Bill>>(false)).toBe(false)
  expect(is<Fits<[{ bill: string }], Bill>>(false)).toBe(false)
  expect(is<Fits<[{ billId: string | null }], Bill>>(false)).toBe(false)
  type Order = LinkArgs<'/pages/pay/place-order'>
  expect(is<Fits<[{ bizType: 'IC' }], Order>>(true)).toBe(true)
  expect(is<Fits<[{ bizType: 'GAS' }], Order>>(false)).toBe(false)
})
