import { act } from 'react'
import { refused, settled, type Answers } from '@/testing/answers'
import { formatMonth } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { aStatement } from '@/testing/make/settlement'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const CONFIRM = 'energy POST /settlement/confirm'
const BELOW = ['/pages/home/index/index', '/pages/manager-energy/settlement/monthly-bill'] as const

const picture = { fileID: 'f1', url: 'u', name: 'signature.png', size: 900, mime: 'image/png' }
let uploads = 0

/** Files travel by a request of their own, with their progress. */
class Upload {
  status = 200
  responseText = JSON.stringify({ code: 0, data: picture })
  upload = {}
  onload?: () => void
  open() {}
  setRequestHeader() {}
  send() {
    uploads += 1
    this.onload?.()
  }
}
const done = {
  ...({ state: 'BILLED', customerSignAt: '2026-11-23T09:30:00+08:00' } as const),
  billId: 'b1',
  pdfUrl: '/file/x',
}

/** jsdom draws nothing: a canvas of 800 × 400 that takes everything. */
beforeAll(() => {
  Object.assign(globalThis, { XMLHttpRequest: Upload })
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  const prototype = HTMLCanvasElement.prototype
  Object.assign(prototype, {
    getContext: () => pen,
    toBlob: (take: (blob: Blob) => void) => take(new Blob(['png'], { type: 'image/png' })),
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 800, height: 400 }),
  })
})

const open = (answers: Answers = {}) =>
  renderPage('/pages/manager-energy/signature', {
    as: master(),
    below: [...BELOW],
    params: { statementId: 's1', revision: 2 },
    answers: { [CONFIRM]: done, 'energy GET /settlement/detail': aStatement(), ...answers },
  })
type Page = Awaited<ReturnType<typeof open>>

function point(page: Page, type: string, [x, y]: readonly [number, number]) {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, buttons: 1 })
  act(() => void page.find('canvas').dispatchEvent(event))
}

function write(page: Page, from: number) {
  point(page, 'pointerdown', [from, 100])
  for (let n = 1; n < 24; n++) point(page, 'pointermove', [from + n * 10, 100 + (n % 6) * 40])
  point(page, 'pointerup', [from, 100])
}

test('what is signed is above the paper: month, money, number', async () => {
  const page = await open()
  const { billMonth, statementNo, totalAmount } = aStatement()
  for (const words of [formatMonth(billMonth), statementNo, formatMoney(totalAmount)])
    expect(page.text()).toContain(words)
})

test('a dot is sent nowhere', async () => {
  const page = await open()
  point(page, 'pointerdown', [100, 100])
  point(page, 'pointerup', [100, 100])
  page.tap(page.button('确认并提交'))
  await settled()
  expect(page.text()).toContain('签名无效，请重新书写')
  expect(uploads).toBe(0)
})

test('a signature is uploaded, confirmed with how it was drawn, and leads back', async () => {
  const page = await open()
  write(page, 100)
  write(page, 400)
  page.tap(page.button('撤销一笔'))
  page.tap(page.button('确认并提交'))
  await settled()
  expect(page.sent(CONFIRM)).toEqual([
    expect.objectContaining({
      statementId: 's1',
      revision: 2,
      signFileID: 'f1',
      signerName: '王建国',
      signMeta: expect.objectContaining({ points: 24, width: 800, height: 400 }),
    }),
  ])
  expect(page.text()).toContain('确认成功')
  expect(page.went).toEqual(['navigateBack 1'])
})

test('the gateway does not take it: the sheet is empty again', async () => {
  const page = await open({ [CONFIRM]: refused('A2203', '签名无效，请重新书写') })
  write(page, 100)
  page.tap(page.button('确认并提交'))
  await settled()
  expect(page.text()).toContain('签名无效，请重新书写')
  expect(page.text()).toContain('请在此处签名')
})

test('another user was first: a message with the name, and back', async () => {
  const page = await open({ [CONFIRM]: refused('A2201', '该结算单当前状态不可确认', { signedBy: '张*' }) })
  write(page, 100)
  page.tap(page.button('确认并提交'))
  await settled()
  expect(page.text()).toContain('该结算单已由张*签字确认')
})

test('leaving what was written asks first', async () => {
  const page = await open()
  write(page, 100)
  page.tap(page.button('返回'))
  await settled()
  expect(page.text()).toContain('签名未提交，确定离开吗？')
  expect(page.went).toEqual([])
})

test('without a canvas it says so, and one tap asks for it again', async () => {
  const prototype = HTMLCanvasElement.prototype
  const { getContext } = prototype
  Object.assign(prototype, { getContext: () => null })
  const page = await open()
  expect(page.text()).toContain('签名区未能打开')
  Object.assign(prototype, { getContext })
  act(() => void page.button('签名区未能打开，点击重试').click())
  write(page, 100)
  expect(page.text()).not.toContain('签名区未能打开')
  expect(page.button('重写').disabled).toBe(false)
})
