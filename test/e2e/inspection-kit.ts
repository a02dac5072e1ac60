import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { send } from '../../scripts/lib/client.mjs'
import { part } from '../../src/testing/parts'
import { expect } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { staffHeaders } from './staff'
import { writeOn } from './pen'

/* Parts of the flows about inspections: the visit that an inspector files, a signature, the fixed place. */

type Headers = Record<string, string>
export type Staff = Awaited<ReturnType<typeof staffOf>>

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
export const staffOf = async (gateway: GatewayProcess) => {
  const headers = await staffHeaders(gateway)
  const post = async (path: string, body: object) => {
    const answer = await send(`${gateway.url}/btwob${path}`, { method: 'POST', body, headers })
    expect(['0', '1000']).toContain(answer.code)
    return answer.data as Record<string, unknown>
  }
  const get = async (path: string) =>
    (await send(`${gateway.url}/btwob${path}`, { headers })).data as Record<string, unknown>
  return { headers, post, get }
}

/** A failed item: its name on the notice, and the meters that are shut for it. */
type Faults = Readonly<Record<string, { title: string; meterIds?: string[] }>>

/** A visit with failed items; `of` says where, when and what for. */
export async function visited(
  gateway: GatewayProcess,
  { headers, post }: Staff,
  of: Record<string, unknown>,
  faults: Faults,
): Promise<{ reportId: string; hazardIds: string[] }> {
  const items = []
  for (const itemCode of ITEMS) {
    const fault = faults[itemCode]
    items.push(
      fault
        ? { itemCode, result: 'FAIL', note: '现场发现问题', photos: [await uploaded(gateway, headers)], ...fault }
        : { itemCode, result: 'OK' },
    )
  }
  const inspector = { inspectorName: '孙立', inspectorNo: 'LF-0327', inspectorPhone: '13800000021' }
  const filed = await post('/inspection/report/submit', {
    ...inspector,
    visitResult: 'DONE',
    items,
    readings: [],
    summary: '',
    ...of,
  })
  return filed as { reportId: string; hazardIds: string[] }
}

/** A button of the page that is seen. */
export const shown = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })

/** Writes on the canvas of a sheet, or sets a dot. */
export const write = (page: Page, isDot = false): Promise<void> =>
  writeOn(page, page.locator(`canvas${part.signature}`), isDot)

/** Takes the photo of the fixed place beside the inspector's, enters what was done, and submits it. */
export async function mend(page: Page): Promise<void> {
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
