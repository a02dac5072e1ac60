import { answering, refused, settled } from '@/testing/answers'
import { stage } from '@/testing/stage'
import { AppRoot } from '@/ui'
import { ExportSheet } from './ExportSheet'

const { show, button, tap, text } = stage(document)
const EXPORT = 'default POST /crmgas/fee/export'
const day = (name: string) => tap(button(`${name}日`))

const open = () => {
  // The test checks what was sent, not the file: the gateway refuses it.
  const gateway = answering({ [EXPORT]: refused('2902', '记录不存在') })
  show(
    <AppRoot>
      <ExportSheet onClose={() => {}} />
    </AppRoot>,
  )
  return gateway
}

test('days of the calendar are exported as they were chosen', async () => {
  const gateway = open()
  tap(button('自定义日期'))
  day('2026年11月3')
  day('2026年11月20')
  tap(button('确定'))
  tap(button('2026-11-03 至 2026-11-20'))
  tap(button('取消'))
  tap(button('导出'))
  await settled()
  expect(gateway.sent(EXPORT)).toMatchObject([{ dateFrom: '2026-11-03', dateTo: '2026-11-20' }])
})

test('more than twelve months are refused before they are sent (A2316)', () => {
  const gateway = open()
  tap(button('自定义日期'))
  day('2026年11月23')
  tap(button('上一年'))
  day('2025年11月1')
  tap(button('确定'))
  expect(text()).toContain('12个月')
  expect(gateway.calls()).toEqual([])
})
