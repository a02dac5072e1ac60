import { settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { finishStepUp, leaveStepUp, stepUp, stepUpRequest } from './step-up'

const proof = '/pages/binding/security'

test('the ticket reaches the asking page only after this one is closed: its dialogs need it on top', async () => {
  const { went } = await renderPart('/pages/me/me', null)
  const given = jest.fn()
  void stepUp({ scene: 'transfer' }).then(given)
  expect(stepUpRequest()).toEqual({ scene: 'transfer' })
  await settled()
  expect(went).toEqual([`navigateTo ${proof}?scene=transfer`])
  await finishStepUp('ticket', undefined)
  expect(went.slice(1)).toEqual(['navigateBack 1'])
  await settled()
  expect(given).not.toHaveBeenCalled()
  leaveStepUp()
  await settled()
  expect(given).toHaveBeenCalledWith('ticket')
})

test('left without a ticket: null', async () => {
  await renderPart('/pages/me/me', null)
  const ticket = stepUp({ scene: 'bind', bp: '1000000006', companyCode: '1001' })
  leaveStepUp()
  await expect(ticket).resolves.toBeNull()
  expect(stepUpRequest()).toBeUndefined()
})

test('without a waiting page, after a reload: to the page named', async () => {
  const { went } = await renderPart(proof, null, { params: { scene: 'transfer' } })
  await finishStepUp('ticket', '/pages/me/me')
  expect(went).toEqual(['switchTab /pages/me/me'])
})

test('without a waiting page and without a named one: back', async () => {
  const { went } = await renderPart(proof, null, { params: { scene: 'transfer' } })
  await finishStepUp('ticket', undefined)
  expect(went).toEqual(['navigateBack 1'])
})
