import { refused, settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { arrive } from '.'

const DETAIL = 'default GET /crmgas/message/detail'
const message = {
  msgId: 'm1',
  bp: '1000000002',
  categoryCode: 'bill',
  templateCode: 'BILL_OVERDUE',
  title: '账单已逾期',
  summary: '',
  level: 'important',
  targetRoute: '/pages/my-bill/details/details',
  targetParams: { billId: 'B1' },
  bizType: 'BILL',
  bizId: 'B1',
  status: 'read',
  readAt: null,
  overWord: null,
  todo: null,
  createdAt: '2026-11-23T09:00:00+08:00',
} as const

let number = 0
async function opened(detail: unknown, sameBp = false) {
  number += 1
  const own = master()
  const page = await renderPart('/pages/my-bill/list/list', <p>账单</p>, {
    as: own,
    answers: { [DETAIL]: sameBp ? { ...message, bp: null } : (detail as typeof message) },
  })
  window.history.replaceState(null, '', `/pages/my-bill/list/list?state=PAID&fromMsg=m${number}`)
  void arrive(`m${number}`)
  await settled()
  return page
}

test('about another own customer number: the user is asked once, and led to where it is changed', async () => {
  const page = await opened(message)
  expect(page.text()).toContain('该消息属于其他户号，是否切换查看？')
  expect(page.sent(DETAIL)).toEqual([{ msgId: `m${number}` }])
  page.tap(page.button('切换'))
  await settled()
  const back = encodeURIComponent('/pages/my-bill/list/list?state=PAID')
  expect(page.went).toEqual([`navigateTo /pages/switch-bp/switch/switch?bp=1000000002&back=${back}`])
})

test('declined: the page stays', async () => {
  const page = await opened(message)
  page.tap(page.button('取消'))
  await settled()
  expect(page.went).toEqual([])
})

test('about the account itself, or not there any more: nothing is asked', async () => {
  expect((await opened(message, true)).text()).toBe('账单')
  expect((await opened(refused('E6001', '消息不存在'))).text()).toBe('账单')
})

test('the host reports an entry again: once', async () => {
  const page = await opened(message, true)
  await arrive(`m${number}`)
  expect(page.sent(DETAIL)).toHaveLength(1)
})
