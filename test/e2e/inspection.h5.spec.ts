import { expect, test } from './fixtures'
import { mend, shown, staffOf, visited, write } from './inspection-kit'
import { loginAs } from './login'
import { settled } from './settled'

const LIST = '/subPages/inspection-report/inspection-list'

test('D-F3: found, signed for at once, fixed with before and after, visited, closed, the gas back', async ({
  page,
  gateway,
}) => {
  const staff = await staffOf(gateway)
  const { hazardIds } = await visited(
    gateway,
    staff,
    {
      requestNo: 'flow-1',
      bp: '1000000001',
      kind: 'SPECIAL',
      siteName: '三号窑炉车间',
      address: '河北省廊坊市广阳区云鹏道18号',
      inspectAt: '2026-11-23T09:20:00+08:00',
    },
    {
      P01: { title: '法兰接口微漏', meterIds: ['10010102'] },
      A03: { title: '探测器断电' },
      P03: { title: '管道锈蚀松动' },
    },
  )
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}${LIST}?segment=report`)
  await expect(page.getByText('已停气，整改复查合格后恢复供气').first()).toBeVisible()
  await page.getByText('三号窑炉车间').first().click()

  await expect(page.getByText('法兰接口微漏').first()).toBeVisible()
  await expect(page.getByText('27').first()).toBeVisible()
  await shown(page, '签字确认').click()
  const sheet = page.getByRole('dialog', { name: '签字确认' })
  await sheet.getByLabel('签字人').fill('王建国')
  await sheet.getByLabel('手机号').fill('13800000001')
  await write(page, true)
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('请完整签署姓名')).toBeVisible()
  await sheet.getByRole('button', { name: '重写' }).click()
  await write(page)
  await sheet.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('签字成功')).toBeVisible()
  await expect(page.getByText('已签字').filter({ visible: true }).first()).toBeVisible()
  await settled(page)

  // Level 1: what is typed outlives the app; then it is submitted, visited and closed.
  const process = `/subPages/inspection-report/inspection-process?hazardId=${hazardIds[0]}`
  await page.goto(gateway.url + process)
  await mend(page)
  await page.goto('about:blank')
  await page.goto(gateway.url + process)
  await shown(page, '继续填写').click()
  await expect(page.getByLabel('整改说明')).toHaveValue('更换法兰垫片 2 片，复测 0 ppm')
  await shown(page, '提交整改').click()
  await expect(page.getByText('整改已提交，等待复查').first()).toBeVisible()
  await settled(page)
  await staff.post('/inspection/hazard/reinspect', {
    requestNo: 'flow-2',
    hazardId: hazardIds[0],
    // Signed for, submitted.
    version: 2,
    passed: '1',
    note: '检漏仪复测 0 ppm',
  })
  await staff.post('/inspection/hazard/restore', { requestNo: 'flow-3', hazardId: hazardIds[0], note: '阀门已开启' })
  await page.goto(gateway.url + process)
  await expect(page.getByText('已销案').first()).toBeVisible()
  await expect(page.getByText('恢复供气').first()).toBeVisible()

  // Level 2, the third in the order of the checklist: more time, once.
  await page.goto(`${gateway.url}/subPages/inspection-report/inspection-process?hazardId=${hazardIds[2]}`)
  await shown(page, '申请延期').click()
  const more = page.getByRole('dialog', { name: '申请延期' })
  await more.getByLabel('延期天数').fill('8')
  await more.getByLabel('延期原因').fill('配件在途，下周到货')
  await more.getByRole('button', { name: '提交' }).click()
  await expect(more.getByText('延期天数应在1-7之间')).toBeVisible()
  await more.getByLabel('延期天数').fill('7')
  await more.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('延期申请已提交')).toBeVisible()
  await expect(page.getByText('延期申请中').first()).toBeVisible()
})
