import { goBack, returnTo } from '@/routes/go'
import { finishStepUp, leaveStepUp, stepUp, stepUpRequest } from './step-up'

jest.mock('@/routes/go', () => ({
  go: jest.fn(() => Promise.resolve()),
  goBack: jest.fn(() => Promise.resolve()),
  returnTo: jest.fn(() => Promise.resolve(true)),
}))

test('the ticket reaches who asked only after the page is gone: his dialogs need his own page on top', async () => {
  const settled = jest.fn()
  void stepUp({ scene: 'transfer' }).then(settled)
  expect(stepUpRequest()).toEqual({ scene: 'transfer' })
  await finishStepUp('ticket', undefined)
  expect(goBack).toHaveBeenCalledTimes(1)
  expect(settled).not.toHaveBeenCalled()
  leaveStepUp()
  await new Promise((done) => setTimeout(done, 5))
  expect(settled).toHaveBeenCalledWith('ticket')
})

test('left without a ticket: null', async () => {
  const ticket = stepUp({ scene: 'bind', bp: '1000000006', companyCode: '1001' })
  leaveStepUp()
  await expect(ticket).resolves.toBeNull()
  expect(stepUpRequest()).toBeUndefined()
})

test('nobody waits after a reload: to the page named', async () => {
  await finishStepUp('ticket', '/pages/me/me')
  expect(returnTo).toHaveBeenCalledWith('/pages/me/me')
  expect(goBack).not.toHaveBeenCalled()
})
