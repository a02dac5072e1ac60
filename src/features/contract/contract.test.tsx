import { act } from 'react'
import type { Out } from '@contract'
import { listOf, settled } from '@/testing/answers'
import { aContract, aContractNotice, aFrame } from '@/testing/make/contract'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const FOLDER = '/subPagesB/pages/signManagement'
const task = {
  taskId: 't1',
  contractId: 'c1',
  contractNo: 'HT-1001-2026-000187',
  contractType: 'SUPPLY',
  title: '供用气合同',
  status: 'PENDING',
  expireAt: '2026-12-08T09:30:00+08:00',
  signedAt: null,
} as const
/** A notice as lists have it. */
function noticeOfList() {
  const { customerName: _customer, companyName: _company, renewable: _renewable, ...notice } = aContractNotice()
  return notice
}

const summary = {
  certified: '1',
  customerName: '华北精工陶瓷有限公司',
  canSign: '1',
  toSign: 1,
  effective: 3,
  expiring: 1,
  frame: null,
  notices: [noticeOfList()],
} satisfies Out<'default GET /crmgas/contract/summary'>

test('the list: what is certified, the notice that waits, tasks with their way to the signature', async () => {
  const page = await renderPage(`${FOLDER}/index`, {
    as: master(),
    answers: {
      'default GET /crmgas/contract/summary': summary,
      'default GET /crmgas/contract/sign/tasks': listOf([task], { counts: { todo: 1, done: 0, void: 0 } }),
    },
  })
  for (const words of ['已认证 华北精工陶瓷有限公司', '剩余25天', '即将到期', '年度框架合同', '去签署'])
    expect(page.text()).toContain(words)
})

test('the screen: what differs stands first, the button is grey until the contract is read', async () => {
  const page = await renderPage(`${FOLDER}/iframe-screen`, {
    as: master(),
    params: { taskId: 't1' },
    answers: {
      'default GET /crmgas/contract/sign/status': { status: 'VIEWED', contractStatus: 'TO_SIGN', failReason: '' },
      'default GET /crmgas/contract/sign/url': {
        signUrl: '',
        mode: 'EMBED',
        expireAt: '2026-12-08T09:30:00+08:00',
        contractId: 'c1',
        docHash: aContract().docHash,
        viewedAt: '2020-01-01T09:30:00+08:00',
        phone: '138****0001',
      },
      'default GET /crmgas/contract/detail': aContract(),
    },
  })
  await settled()
  const text = page.text()
  expect(text.indexOf('先看这1处')).toBeLessThan(text.indexOf('价格与结算'))
  expect(text).toContain('8400m³ → 8900m³')
  expect(page.button('读完后签署').hasAttribute('disabled')).toBe(true)
})

test.each([
  ['SIGNED', '签署成功'],
  ['EXPIRED', '签署任务已过期'],
] as const)('a task that is %s says so', async (status, words) => {
  const page = await renderPage(`${FOLDER}/iframe-screen`, {
    as: master(),
    params: { taskId: 't1' },
    answers: { 'default GET /crmgas/contract/sign/status': { status, contractStatus: 'EFFECTIVE', failReason: '' } },
  })
  expect(page.text()).toContain(words)
})

test('the frame starts from what was used, with its window', async () => {
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { 'default GET /crmgas/contract/frame/get': aFrame() },
  })
  for (const words of ['年合同量 360,000 m³', '填报截止', '按去年用量填入', '保存草稿', '提交审核'])
    expect(page.text()).toContain(words)
})

test('a notice is a letter; acknowledged, it names the person and asks for no more', async () => {
  const letter = (over = {}) =>
    renderPage('/pages/my-order/contract-reminder-notice', {
      as: master(),
      params: { noticeId: 'n1' },
      answers: { 'default GET /crmgas/contract/notice/detail': aContractNotice(over) },
    })
  const open = await letter()
  for (const words of ['25天', '到期后将影响气量包订购及用气计划申报', '我已知悉']) expect(open.text()).toContain(words)
  await open.close()
  const acked = await letter({ status: 'ACKED', ackBy: '张伟', ackAt: '2026-11-20T10:00:00+08:00' })
  expect(acked.text()).toContain('张伟 已于')
  expect(acked.text()).not.toContain('我已知悉')
})

test('a month is moved by its bar, the sum stays', async () => {
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { 'default GET /crmgas/contract/frame/get': aFrame() },
  })
  const bar = page.find('[aria-label="3月，其他月份随之增减"]')
  const at = () => Number(bar.getAttribute('aria-valuenow'))
  const before = at()
  act(() => void bar.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })))
  expect(at()).toBe(before + 2)
  expect(page.text()).toContain('年合同量 360,000 m³')
})

test('a customer that plans nothing needs no frame', async () => {
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { 'default GET /crmgas/contract/frame/get': aFrame({ needed: '0' }) },
  })
  expect(page.text()).toContain('贵单位无需签订年度框架合同')
  expect(page.text()).not.toContain('提交审核')
})
