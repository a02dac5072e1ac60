import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { send } from '../../scripts/lib/client.mjs'
import { part } from '../../src/testing/parts'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'
import { staffHeaders } from './staff'

const LIST = '/subPages/inspection-report/inspection-list'
type Headers = Record<string, string>

/** Items of the checklist (D 8.4): how many of each group. */
const GROUPS = { P: 7, M: 4, R: 2, A: 5, E: 5, V: 4, G: 3 }
const ITEMS = Object.entries(GROUPS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, n) => `${group}0${n + 1}`),
)

let colour = 0
/** A picture of its own: the same bytes of one user are one file. */
const picture = () => {
  colour += 40
  return sharp({ create: { width: 64, height: 48, channels: 3, background: { r: colour % 256, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()
}

async function uploaded(gateway: GatewayProcess, headers: Headers): Promise<string> {
  const form = new FormData()
  form.set('bizType', 'HAZARD')
  form.set('file', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'photo.jpg')
  const { 'content-type': _json, ...rest } = headers
  const answer = await fetch(`${gateway.url}/job/upload/single`, { method: 'POST', body: form, headers: rest })
  return ((await answer.json()) as { data: { fileID: string } }).data.fileID
}

/** What the gas company's people file and decide. */
const staffOf = async (gateway: GatewayProcess) => {
  const headers = await staffHeaders(gateway)
  const post = async (path: string, body: object) => {
    const answer = await send(`${gateway.url}/btwob${path}`, { method: 'POST', body, headers })
    expect(['0', '1000']).toContain(answer.code)
    return answer.data as Record<string, unknown>
  }
  return { headers, post }
}

const faults: Record<string, { title: string; meterIds?: string[] }> = {
  P01: { title: '法兰接口微漏', meterIds: ['10010102'] },
  A03: { title: '探测器断电' },
  P03: { title: '管道锈蚀松动' },
}

/** A visit with a failed item of each level. */
async function visit(gateway: GatewayProcess, { headers, post }: Awaited<ReturnType<typeof staffOf>>) {
  const items = []
  for (const itemCode of ITEMS) {
    const fault = faults[itemCode]
    items.push(
      fault
        ? { itemCode, result: 'FAIL', note: '现场发现问题', photos: [await uploaded(gateway, headers)], ...fault }
        : { itemCode, result: 'OK' },
    )
  }
  return post('/inspection/report/submit', {
    requestNo: 'flow-1',
    bp: '1000000001',
    kind: 'SPECIAL',
    siteName: '三号窑炉车间',
    address: '河北省廊坊市广阳区云鹏道18号',
    inspectAt: '2026-11-23T09:20:00+08:00',
    inspectorName: '孙立',
    inspectorNo: 'LF-0327',
    inspectorPhone: '13800000021',
    visitResult: 'DONE',
    items,
    readings: [],
    summary: '',
  })
}

const shown = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })

/** Writes on the canvas of a sheet, or sets a dot. */
async function write(page: Page, isDot = false): Promise<void> {
  const canvas = page.locator(`canvas${part.signature}`)
  await canvas.hover()
  const box = await canvas.boundingBox()
  if (box === null) throw new Error('there is no canvas to write on')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.2))
  await page.mouse.down()
  if (!isDot)
    for (let n = 1; n <= 30; n++) await page.mouse.move(...at(0.2 + (n % 2) * 0.5, 0.2 + n * 0.02), { steps: 4 })
  await page.mouse.up()
}

/** Takes the photo of the mended place beside the inspector's, says what was done, and hands it in. */
async function mend(page: Page): Promise<void> {
  await expect(shown(page, '提交整改（还差1张）')).toBeDisabled()
  const chooser = page.waitForEvent('filechooser')
  await shown(page, '对齐虚影拍摄，整改后照片1').click()
  await shown(page, '从相册选择').click()
  await (await chooser).setFiles({ name: 'after.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await expect(page.getByText('后 已上传')).toBeVisible()
  await page.getByLabel('整改说明').fill('更换')
  await shown(page, '提交整改').click()
  await expect(page.getByText('至少填写5个字')).toBeVisible()
  await page.getByLabel('整改说明').fill('更换法兰垫片 2 片，复测 0 ppm')
}

test('D-F3: found, signed for at once, mended with before and after, visited, closed, the gas back', async ({
  page,
  gateway,
}) => {
  const staff = await staffOf(gateway)
  const { hazardIds } = (await visit(gateway, staff)) as { hazardIds: string[] }
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

  // Level 1: what is typed outlives the app; then it is handed in, visited and closed.
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
    // Signed for, handed in.
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
