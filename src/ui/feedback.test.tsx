import { act, useEffect } from 'react'
import { AppRoot } from './AppRoot'
import {
  alert,
  confirm,
  dialog,
  hideLoading,
  message,
  NotConfirmed,
  onScreen,
  pageOnScreen,
  raiseHost,
  showLoading,
  toast,
} from './feedback'
import { PageIdentity, usePageId } from './FeedbackHost'
import { Sheet } from './Sheet'
import { prompt } from './PromptDialog'
import { stage } from '@/testing/stage'

const { show, host, button } = stage(document)

beforeEach(() => show(<AppRoot>页</AppRoot>))
afterEach(() => {
  jest.useRealTimers()
})

const press = (name: string) => act(async () => button(name).click())
const ask = async <T,>(question: () => Promise<T>): Promise<Promise<T>[]> => {
  let answer: Promise<T> | undefined
  await act(async () => {
    answer = question()
  })
  return answer ? [answer] : []
}

test.each([
  ['确定', true],
  ['取消', false],
])('a confirm answered with %s is %s', async (name, expected) => {
  const [answer] = await ask(() => confirm({ content: '是否继续？' }))
  expect(host().querySelector('[role=dialog]')?.textContent).toBe('提示是否继续？取消确定')
  await press(name)
  await expect(answer).resolves.toBe(expected)
  expect(host().querySelector('[role=dialog]')).toBeNull()
})

test('a dialog resolves when it is confirmed and rejects otherwise (specification 8)', async () => {
  const [first] = await ask(() => dialog({ content: '是否继续？' }))
  await press('确定')
  await expect(first).resolves.toBeUndefined()
  const [second] = await ask(() => dialog({ content: '是否继续？' }).catch((reason: unknown) => reason))
  await press('取消')
  await expect(second).resolves.toBeInstanceOf(NotConfirmed)
})

test('a question that says nothing else asks 是否确认此操作?', async () => {
  const [answer] = await ask(() => confirm())
  expect(host().querySelector('[role=dialog]')?.textContent).toBe('提示是否确认此操作?取消确定')
  await press('取消')
  await expect(answer).resolves.toBe(false)
})

test.each([
  [{}, '提示审核中取消确认'],
  [{ cancelText: null }, '提示审核中确认'],
])('an alert with %j says %s', async (options, text) => {
  const [answer] = await ask(() => alert('审核中', options))
  expect(host().querySelector('[role=dialog]')?.textContent).toBe(text)
  await press('确认')
  await expect(answer).resolves.toBeUndefined()
})

test('a message stays 1000 ms', () => {
  jest.useFakeTimers()
  act(() => message('已复制'))
  act(() => jest.advanceTimersByTime(999))
  expect(host().querySelector('.u-toast')?.textContent).toBe('已复制')
  act(() => jest.advanceTimersByTime(1))
  expect(host().querySelector('.u-toast')).toBeNull()
  jest.useRealTimers()
})

test('what began under one root of a page ends on the same page', async () => {
  const begun: (number | null)[] = []
  const Begin = () => {
    const page = usePageId()
    useEffect(() => void begun.push(page()), [page])
    return null
  }
  const draw = (key: string) =>
    show(
      <PageIdentity>
        <Begin />
        <AppRoot key={key}>{key}</AppRoot>
      </PageIdentity>,
    )
  draw('form')
  const page = begun[0] ?? null
  draw('result')
  await expect(onScreen(page)).resolves.toBe(true)
  show(<AppRoot>other</AppRoot>)
  await expect(onScreen(page)).resolves.toBe(false)
})

test('two questions wait for each other', async () => {
  const [first] = await ask(() => confirm({ content: '一' }))
  const [second] = await ask(() => confirm({ content: '二' }))
  expect(host().querySelector('.u-dialog-text')?.textContent).toBe('一')
  await press('确定')
  expect(host().querySelector('.u-dialog-text')?.textContent).toBe('二')
  await press('取消')
  await expect(Promise.all([first, second])).resolves.toEqual([true, false])
})

test('a prompt keeps open until its text passes', async () => {
  const [answer] = await ask(() =>
    prompt({ label: '别名', value: '一号', check: (text) => (text === '一号' ? '请修改' : undefined) }),
  )
  await press('确定')
  expect(host().querySelector('[role=alert]')?.textContent).toBe('请修改')
  await act(async () => {
    const input = host().querySelector('input') as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '二号')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('确定')
  await expect(answer).resolves.toBe('二号')
})

test('a page that goes away answers its questions with no', async () => {
  const [answer] = await ask(() => confirm({ content: '?' }))
  show(<div />)
  await expect(answer).resolves.toBe(false)
})

test('only the page on top draws, and the one below takes over when it goes', async () => {
  show(
    <>
      <AppRoot key='a' active={false}>
        下
      </AppRoot>
      <AppRoot key='b'>上</AppRoot>
    </>,
  )
  const [answer] = await ask(() => confirm({ content: '?' }))
  expect(host().querySelectorAll('[role=dialog]')).toHaveLength(1)
  await press('取消')
  await expect(answer).resolves.toBe(false)
})

test('a toast stays 2000 ms by default; a new one replaces it', () => {
  jest.useFakeTimers()
  const texts = () => [...host().querySelectorAll('.u-toast')].map((box) => box.textContent)
  act(() => toast('请求失败'))
  act(() => jest.advanceTimersByTime(1999))
  expect(texts()).toEqual(['请求失败'])
  act(() => jest.advanceTimersByTime(1))
  expect(texts()).toEqual([])
  act(() => toast('消息', { duration: 1000 }))
  act(() => jest.advanceTimersByTime(500))
  act(() => toast('确认成功', { icon: 'success' }))
  expect(texts()).toEqual(['确认成功'])
  act(() => jest.advanceTimersByTime(600))
  expect(texts()).toEqual(['确认成功'])
  act(() => jest.advanceTimersByTime(1400))
  expect(texts()).toEqual([])
})

test('a toast that was shown while the next page was loading stays its whole time on that page', () => {
  jest.useFakeTimers()
  const texts = () => [...host().querySelectorAll('.u-toast')].map((box) => box.textContent)
  act(() => toast('您的登录已失效，请重新登录'))
  act(() => jest.advanceTimersByTime(1900))
  let leave = () => {}
  act(() => {
    leave = raiseHost(pageOnScreen() ?? 0)
  })
  act(() => jest.advanceTimersByTime(1999))
  expect(texts()).toEqual(['您的登录已失效，请重新登录'])
  act(() => jest.advanceTimersByTime(1))
  expect(texts()).toEqual([])
  act(() => leave())
})

test('loading and a message are never shown together', () => {
  jest.useFakeTimers()
  const texts = () => [...host().querySelectorAll('.u-toast')].map((box) => box.textContent)
  act(() => showLoading('请求中...'))
  expect(texts()).toEqual(['请求中...'])
  act(() => toast('请求失败'))
  expect(texts()).toEqual(['请求失败'])
  act(() => jest.advanceTimersByTime(2000))
  expect(texts()).toEqual(['请求中...'])
  act(() => hideLoading())
  expect(texts()).toEqual([])
})

test('a sheet that is drawn beside the root of its page is shown', () => {
  show(
    <PageIdentity>
      <AppRoot>页</AppRoot>
      <Sheet open title='原因' onClose={() => undefined}>
        填写
      </Sheet>
    </PageIdentity>,
  )
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('填写')
})
