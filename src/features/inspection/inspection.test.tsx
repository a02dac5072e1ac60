import { act } from 'react'
import type { Out } from '@contract'
import { choosePhotos, type Photo } from '@/platform/photo'
import { ApiError } from '@/request'
import { dropWaiting, openOutbox, waitingNow } from '@/request/outbox'
import { upload } from '@/request/upload'
import { listOf, settled } from '@/testing/answers'
import { aHazard, aHazardHead, aReport, aReportHead } from '@/testing/make/inspection'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'

jest.mock('@/platform/photo', () => ({
  choosePhotos: jest.fn(),
  releasePhoto: jest.fn(),
  shrinkPhoto: (photo: Photo) => Promise.resolve(photo),
}))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

const LIST = '/subPages/inspection-report/inspection-list'
const SUMMARY = 'default GET /crmgas/inspection/summary'
const REPORTS = 'default GET /crmgas/inspection/list'
const HAZARDS = 'default GET /crmgas/inspection/hazard/list'

const summary = {
  openCount: { level1: 1, level2: 1, level3: 0 },
  overdue: 1,
  gasStopped: true,
  stopId: 's1',
  lastInspectAt: '2026-11-22T09:20:00+08:00',
  lastConclusion: 'HAZARD',
  daysSince: 1,
  nextPlan: null,
  toSign: 1,
  mayView: '1',
} as const

const hazardPage = (hazard: ReturnType<typeof aHazard>, as = master()) =>
  renderPage('/subPages/inspection-report/inspection-process', {
    as,
    params: { hazardId: 'h1' },
    answers: { 'default GET /crmgas/inspection/hazard/detail': hazard, 'btwob GET /inspection/visit': null },
  })

const reportPage = (report: ReturnType<typeof aReport>) =>
  renderPage('/subPages/inspection-report/inspection-detail', {
    as: master(),
    params: { reportId: 'r1' },
    answers: { 'default GET /crmgas/inspection/detail': report },
  })

test('the list: what is open, that gas is shut, reports with their way to the signature', async () => {
  const page = await renderPage(LIST, {
    as: master(),
    answers: { [SUMMARY]: summary, [REPORTS]: listOf([aReportHead()], { years: [2026], sites: ['一厂区'] }) },
  })
  for (const words of ['重大隐患：已停气', '（1天前）', '一厂区窑炉车间', '存在隐患1项', '去签字'])
    expect(page.text()).toContain(words)
  await page.press('重大隐患：已停气，整改复查合格后恢复供气查看')
  expect(page.went).toEqual(['navigateTo /subPages/my-message/stop-gas?stopId=s1'])
})

test('without the right to see reports: hazards of level 1, and nothing else is asked for', async () => {
  const page = await renderPage(LIST, {
    as: subAccount(),
    answers: {
      [SUMMARY]: { ...summary, mayView: '0', lastInspectAt: null },
      [HAZARDS]: listOf([aHazardHead({ level: '1' })], { sites: ['一厂区'] }),
    },
  })
  expect(page.text()).toContain('报警器逾期未检定')
  expect(page.sent(REPORTS)).toEqual([])
})

test('reports of one place of several (D 6.3)', async () => {
  const sums = { years: [2026], sites: ['一厂区', '二厂区'] }
  const page = await renderPage(LIST, {
    as: master(),
    answers: { [SUMMARY]: summary, [REPORTS]: listOf([aReportHead()], sums) },
  })
  await settled()
  page.tap(page.button('用气地点'))
  page.tap(page.button('二厂区'))
  await settled()
  expect(page.sent(REPORTS).at(-1)).toMatchObject({ siteName: '二厂区' })
})

test('a report: findings first, a group with a failed item open, the others folded', async () => {
  const page = await reportPage(aReport())
  const text = page.text()
  expect(text.indexOf('报警器逾期未检定')).toBeLessThan(text.indexOf('检查项目'))
  for (const words of ['剩余 6 天', '送检或更换', '探测器在使用期限内', '1项合格', '签字确认', '拒绝签字'])
    expect(text).toContain(words)
  expect(text).not.toContain('燃气管道、接口无泄漏')
})

test('a signed report shows its signer, and can be had as a document', async () => {
  const signer = { name: '王建国', signedAt: '2026-11-22T11:00:00+08:00', url: null, sha256: 'b' }
  const page = await reportPage(aReport({ status: 'SIGNED', canSign: '0', signer, actions: ['PDF'] }))
  for (const words of ['已签字', '王建国', '下载报告']) expect(page.text()).toContain(words)
})

test('to be fixed: the button says what is missing, and is grey until then', async () => {
  const page = await hazardPage(aHazard())
  const button = page.button('提交整改（还差1张）')
  expect(button.hasAttribute('disabled')).toBe(true)
  for (const words of ['已拍 0 / 1', '对齐虚影拍摄', '申请延期', '到期会怎样']) expect(page.text()).toContain(words)
})

test('fixed without a network: photos and words are kept on the phone, and the form does not ask again (Y-21)', async () => {
  await openOutbox()
  jest.mocked(upload).mockRejectedValue(new ApiError('network', '网络异常'))
  const file = { kind: 'file', file: new File(['x'], 'after.jpg', { type: 'image/jpeg' }) } as const
  jest.mocked(choosePhotos).mockResolvedValue([{ preview: 'blob:1', size: 1, file }])
  const page = await hazardPage(aHazard())
  page.tap(page.button('对齐虚影拍摄，整改后照片1'))
  await settled()
  page.tap(document.querySelector('[role=dialog] button:nth-of-type(2)') as HTMLElement)
  await settled()
  expect(page.text()).toContain('1 张照片未上传，提交后保存在本机')
  page.type(page.input('整改说明'), '已更换软管并复测合格')
  await settled()
  page.tap(page.button('提交整改'))
  await settled()
  expect(page.sent('default POST /crmgas/inspection/hazard/rectify')).toEqual([])
  const [waiting] = waitingNow()
  expect(waiting).toMatchObject({ input: { hazardId: 'h1', content: '已更换软管并复测合格', files: [] } })
  expect(waiting?.files).toHaveLength(1)
  expect(page.text()).toContain('待提交 1 项')
  expect(page.names()).not.toContain('提交整改')
  await act(() => dropWaiting(waiting?.requestNo ?? ''))
})

test('a stop that is proposed is shown, with the way to object', async () => {
  const page = await hazardPage(
    aHazard({ proposal: 'STOP', daysLate: 3, daysLeft: -3, actions: ['RECTIFY', 'APPEAL'] }),
  )
  for (const words of ['逾期 3 天', '拟停气', '对停气有异议']) expect(page.text()).toContain(words)
})

test('what the gas company fixes is read only', async () => {
  const page = await hazardPage(aHazard({ responsible: 'COMPANY', actions: [], ahead: [] }))
  expect(page.text()).toContain('由供气方负责整改')
  expect(page.text()).not.toContain('提交整改')
})

const visit = {
  kind: 'REINSPECT',
  date: '2026-11-23',
  slot: 'AM',
  inspector: { name: '孙立', no: 'LF-0327', phone: '13800000021', photo: null },
  ahead: 1,
  code: { theirs: '73', mine: '04' },
} as const

test('an arranged visit says which inspector comes; one that is not arranged asks for none (Y-35)', async () => {
  const plan = {
    planId: 'p1',
    planYear: 2026,
    seq: 1,
    dueFrom: '2026-07-01',
    dueTo: '2026-12-31',
    status: 'APPOINTED',
    appointDate: '2026-11-23',
    appointSlot: 'AM',
    missCount: 0,
    reportId: null,
    version: 1,
  } as const
  const open = (nextPlan: Out<typeof SUMMARY>['nextPlan']) =>
    renderPage(LIST, {
      as: master(),
      answers: {
        [SUMMARY]: { ...summary, nextPlan },
        [REPORTS]: listOf([], { years: [2026], sites: ['一厂区'] }),
        'btwob GET /inspection/visit': { ...visit, kind: 'INSPECTION' },
      },
    })
  const page = await open(plan)
  await settled()
  for (const words of ['验明身份', '工号 LF-0327', '73', '04']) expect(page.text()).toContain(words)
  const waiting = await open({ ...plan, status: 'WAITING', appointDate: null, appointSlot: null })
  expect(waiting.sent('btwob GET /inspection/visit')).toEqual([])
  expect(waiting.names()).toContain('去预约')
  const over = { ...plan, status: 'MISSED', dueFrom: '2026-01-01', dueTo: '2026-06-30' } as const
  const owed = await open(over)
  expect(owed.text()).toContain('2026-06-30前（已逾期）')
  expect(owed.names()).toContain('去预约')
  // A visit is not arranged before its term is within reach.
  const later = await open({ ...plan, status: 'WAITING', dueFrom: '2027-01-01', dueTo: '2027-06-30' })
  expect(later.names()).not.toContain('去预约')
})

test('the inspector on site: both halves of the code on the day', async () => {
  const page = await renderPage('/subPages/inspection-report/inspection-process', {
    as: master(),
    params: { hazardId: 'h1' },
    answers: {
      'default GET /crmgas/inspection/hazard/detail': aHazard({ status: 'REINSPECTING', actions: [], ahead: [] }),
      'btwob GET /inspection/visit': visit,
    },
  })
  await settled()
  for (const words of ['工号 LF-0327', '前面还有 1 家', '73', '04', '两边都对才开门'])
    expect(page.text()).toContain(words)
})
