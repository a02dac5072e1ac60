import { inTurn, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aChannelMeter } from '@/testing/make/gas'
import { renderPage } from '@/testing/page'
import { master, subAccount, visitor, type Person } from '@/testing/people'
import { storage } from '@/platform/storage'
import { movedBy, sizedBy } from './photo/frame'
import type { Record } from './parts/types'

const DETAIL = 'default GET /crmgas/zhulong/detail'
const LIST = 'default GET /crmgas/zhulong/list'
const CONFIRM = 'default POST /crmgas/zhulong/confirm'
const DELETE = 'default POST /crmgas/zhulong/delete'
const PHOTO = 'default POST /crmgas/setMeterImg'
const NOTED = 'default POST /crmgas/zhulong/submitted'
const METERS = 'default GET /crmgas/list-meter-channel'
const CLAIM = 'default POST /crmgas/zhulong/claim'

const wheel = (char: string, confidence = 0.96) => ({ char, confidence, half: false })
const record: Record = {
  recordId: 'R1',
  pictureUrl: '/file/1.png',
  frame: { x: 0.1, y: 0.3, w: 0.8, h: 0.3 },
  intDigits: 4,
  decDigits: 1,
  wheels: [wheel('0'), wheel('1'), wheel('2', 0.6), wheel('3'), wheel('?', 0)],
  confidence: 0,
  problem: null,
  warnings: [],
  confirmedReading: null,
  status: 'NEED_CHECK',
  meter: null,
  fileId: 'F1',
  elapsedMs: 200,
  version: 1,
  createdAt: '2026-11-23T09:00:00+08:00',
}
const confirmed: Record = { ...record, status: 'CONFIRMED', confirmedReading: '123.4', version: 2 }

const open = async (answers: Answers = {}, as: Person | null = visitor) => {
  const page = await renderPage('/subPagesB/pages/zhulong/recognitionResult', {
    as,
    params: { recordId: 'R1' },
    answers: { [DETAIL]: record, ...answers },
  })
  await settled()
  return page
}
afterEach(() => storage.remove('visitorId'))

describe('识别结果 (D 6.10)', () => {
  test('every doubtful wheel is checked or typed before the register is confirmed', async () => {
    const page = await open({ [CONFIRM]: confirmed })
    expect(page.text()).toContain('还有 2 位请点一下核对')
    expect(page.button('确认读数').disabled).toBe(true)
    page.tap(page.button('第3位 2'))
    page.tap(page.button('第5位 ?'))
    page.tap(page.button('4'))
    await settled()
    expect(page.text()).toContain('请逐位对照照片')
    page.tap(page.button('确认读数'))
    await settled()
    expect(page.sent(CONFIRM)).toMatchObject([{ recordId: 'R1', version: 1, confirmedReading: '123.4' }])
    expect((page.sent(CONFIRM)[0] as { visitorId: string }).visitorId).toMatch(/^v-.{14,}/)
    expect(page.text()).toContain('登录后可提交抄表照片')
  })
  test('a photo that could not be read says why and is typed', async () => {
    const page = await open({
      [DETAIL]: { ...record, wheels: [], status: 'FAILED', problem: 'DARK' },
      [CONFIRM]: confirmed,
    })
    expect(page.text()).toContain('照片太暗')
    expect(page.text()).toContain('从左到右填写每一位')
    for (const digit of '01234') page.tap(page.button(digit))
    await settled()
    page.tap(page.button('确认读数'))
    await settled()
    expect(page.sent(CONFIRM)).toMatchObject([{ confirmedReading: '123.4' }])
  })
  test('an unlikely register is asked about, and sent again with the answer', async () => {
    const sure = { ...record, wheels: [...'01234'].map((char) => wheel(char)), status: 'SUCCESS' as const }
    const far = refused('44734', '读数与历史差异较大，确认无误？')
    const page = await open({ [DETAIL]: sure, [CONFIRM]: inTurn(far, confirmed) })
    page.tap(page.button('确认读数'))
    await settled()
    expect(page.text()).toContain('读数与历史差异较大，确认无误？')
    page.agree()
    await settled()
    expect(page.sent(CONFIRM)).toMatchObject([{}, { force: true }])
  })
  test('a user without a meter copies it; what the phone had is claimed once', async () => {
    storage.set('visitorId', 'v-0000000000000000')
    const page = await open({ [DETAIL]: confirmed, [CLAIM]: { moved: 1 } }, subAccount())
    expect(page.sent(CLAIM)).toEqual([{ visitorId: 'v-0000000000000000' }])
    expect(page.sent(DETAIL)).toEqual([{ recordId: 'R1' }])
    expect(storage.get('visitorId')).toBe('')
    expect(page.names()).toContain('复制读数')
  })
  test('handed in and not noted since the network went: noted by the next tap, and not handed in twice (ZL-07)', async () => {
    const meter = aChannelMeter()
    const { meterId, meterNo } = meter
    const of = { ...confirmed, meter: { meterId, meterNo, lastReading: '100.00', lastReadingAt: null, likelyTo: null } }
    const page = await open(
      {
        [DETAIL]: of,
        [METERS]: { list: [meter] },
        [PHOTO]: { imgId: 'I1', state: 'ACCEPTED', readingId: 'r1', needConfirm: false, ocrReading: null },
        [NOTED]: inTurn(lost, { ...of, status: 'SUBMITTED' as const, version: 3 }),
      },
      master(),
    )
    await page.press('提交抄表照片', '提交抄表照片')
    expect(page.sent(PHOTO)).toHaveLength(1)
    expect(page.sent(NOTED)).toEqual(Array(2).fill({ recordId: 'R1', version: 2, imgId: 'I1' }))
    expect(page.names()).toContain('再拍一块表')
  })
  test('no answer can be tried again', async () => {
    expect((await open({ [DETAIL]: lost })).text()).toContain('点击重试')
  })
})

describe('识别记录', () => {
  const history = async (answers: Answers = {}) => {
    const page = await renderPage('/subPagesB/pages/zhulong/historyRecord', {
      as: visitor,
      answers: {
        [LIST]: listOf([record, confirmed].map((one, index) => ({ ...one, recordId: `R${index}` }))),
        ...answers,
      },
    })
    await settled()
    return page
  }
  test('what was read and said; one is deleted after a question', async () => {
    const page = await history({ [DELETE]: true })
    for (const words of ['未登录记录仅保留30天', '0123.? m³', '123.4 m³']) expect(page.text()).toContain(words)
    page.tap(page.button('删除'))
    await settled()
    page.agree()
    await settled()
    expect(page.sent(DELETE)).toMatchObject([{ recordId: 'R0' }])
  })
  test('none yet', async () => {
    const page = await history({ [LIST]: listOf([]) })
    expect(page.text()).toContain('暂无识别记录')
    page.tap(page.button('去识别'))
    await settled()
    expect(page.went).toEqual(['navigateTo /subPagesB/pages/zhulong/imageRecognition'])
  })
})

test('the frame stays inside of the picture and holds a register', () => {
  const frame = { x: 0.1, y: 0.3, w: 0.8, h: 0.3 }
  expect(movedBy(frame, 0.5, -0.5)).toEqual({ ...frame, x: 0.2, y: 0 })
  expect(sizedBy(frame, 0.5, -0.5)).toEqual({ ...frame, w: 0.9, h: 0.1 })
})
