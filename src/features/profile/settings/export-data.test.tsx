import { settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { newcomer } from '@/testing/people'
import { finishStepUp, leaveStepUp, stepUpRequest } from '@/shared/step-up'
import { ExportData } from './ExportData'

const EXPORT = 'default POST /crmgas/portal/user/exportData'
const FILE = { url: '/job/file/owndata-1?e=1&s=x', fileName: '个人信息副本_2026-11-23.xlsx' }

const open = () =>
  renderPart('/subPages/settings/settings', <ExportData />, { as: newcomer({}), answers: { [EXPORT]: FILE } })

async function toStepUp(page: Awaited<ReturnType<typeof open>>) {
  page.tap(page.button('导出个人信息'))
  await settled()
  expect(page.text()).toContain('账单、缴费记录、发票和用气量属于用气户号')
  page.tap(page.button('验证并导出'))
  await settled()
  expect(stepUpRequest()).toEqual({ scene: 'exportData' })
  expect(page.calls()).toEqual([])
}

test('the phone is proved before the file is asked for', async () => {
  const page = await open()
  await toStepUp(page)
  expect(page.went).toContain('navigateTo /pages/binding/security?scene=exportData')
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await finishStepUp('ticket', undefined)
  leaveStepUp()
  await settled()
  expect(page.calls()).toEqual([EXPORT])
  expect(saved).toHaveBeenCalledTimes(1)
  expect(page.text()).toContain('已导出')
})

test('a return without a proof exports nothing', async () => {
  const page = await open()
  await toStepUp(page)
  leaveStepUp()
  await settled()
  expect(page.calls()).toEqual([])
})
