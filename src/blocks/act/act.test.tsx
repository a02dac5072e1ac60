import type { In } from '@contract'
import { lost, refused, settled, silent, type Answers } from '@/testing/answers'
import { renderPart, type OpenPage } from '@/testing/page'
import { Button } from '@/ui'
import { feedbackState } from '@/ui/feedback'
import { FieldList } from '../form/FieldList'
import { FormNote } from '../form/Fault'
import type { FormField } from '../form/field'
import { useFields } from '../form/use-fields'
import type { Act } from './flow'
import { useAct, type TapAct } from './use-act'
import { useFormAct, type FormAct } from './use-form-act'
import { part } from '@/testing/parts'

const PAGE = '/pages/about/about'
const WITHDRAW = 'default POST /crmgas/invoice/withdrawApply'
const CLAIM = 'default POST /crmgas/portal/user/claimMaster'
const EXPORT = 'default POST /crmgas/portal/user/exportData'
const WITHDRAWN = { status: 'A4' as const }
const CLAIMED = { claimId: 'c1', deadlineAt: '2026-11-27T08:00:00+08:00' }

/** What followed, in order. */
let log: string[] = []
beforeEach(() => {
  log = []
})
const note =
  (word: string) =>
  (...given: unknown[]) =>
    void log.push(`${word} ${given.length}`)

const ACT = {
  ask: '确认撤销吗？',
  ok: '已撤销',
  adopt: note('adopt'),
  done: note('done'),
  dialog: ['2613', '2655'],
  stale: note('stale'),
} as const satisfies TapAct<typeof WITHDRAW>

function Tap({ act = ACT }: { act?: TapAct<typeof WITHDRAW> }) {
  const withdraw = useAct(WITHDRAW, act)
  return <Button onTap={() => void withdraw.run({ applyId: 'FP1' })}>{withdraw.busy ? '撤销中' : '撤销'}</Button>
}

interface Values {
  bp: string
  reason: string
}
const FIELDS: readonly FormField<Values>[] = [
  { key: 'bp', label: '户号' },
  { key: 'reason', label: '原因' },
]
const FORM_ACT: FormAct<typeof CLAIM, Values> = {
  once: true,
  ok: '已提交',
  adopt: note('adopt'),
  done: note('done'),
  stale: note('stale'),
  input: (values) => (values.reason === '' ? null : values),
  at: { '2113': 'reason' },
  dialog: ['2208'],
}

function Form({ ask }: Pick<Act<typeof CLAIM>, 'ask'>) {
  const claim = useFormAct(CLAIM, { ...FORM_ACT, ask })
  const form = useFields<Values>({ values: { bp: '1', reason: '' }, fields: FIELDS, ...claim })
  return (
    <>
      <FieldList of={form} />
      <FormNote form={form} />
      <Button onTap={form.submit}>提交</Button>
    </>
  )
}

const openTap = (answers: Answers, act?: TapAct<typeof WITHDRAW>) =>
  renderPart(PAGE, <Tap {...(act && { act })} />, { answers })

/** What the page says at this moment, and where. */
const said = (page: OpenPage) => ({
  toast: page.host().querySelector(`${part.toastLayer}:not(${part.loadingLayer})`)?.textContent ?? '',
  dialog: page.host().querySelector('[role=dialog]')?.textContent ?? '',
  field: page.host().querySelector(part.fieldFault)?.textContent ?? '',
})

const press = async (page: OpenPage, ...names: string[]) => {
  for (const name of names) {
    page.tap(page.button(name))
    await settled()
  }
}

describe('a tap', () => {
  const nothing = { toast: '', dialog: '', field: '' }
  test.each<[string, Answers[typeof WITHDRAW], string, object, string[]]>([
    ['done', WITHDRAWN, '确定', { ...nothing, toast: '已撤销' }, ['adopt 2', 'done 2']],
    ['declined', WITHDRAWN, '取消', nothing, []],
    ['refused in a dialog', refused('2613', '申请已受理'), '确定', { ...nothing, dialog: '提示申请已受理确认' }, []],
    ['refused otherwise', refused('2904', '数据已被更新'), '确定', { ...nothing, toast: '数据已被更新' }, ['stale 1']],
    ['no network', lost, '确定', { ...nothing, toast: '请求失败' }, ['stale 1']],
  ])('%s', async (_, answer, button, expected, followed) => {
    const page = await openTap({ [WITHDRAW]: answer })
    await press(page, '撤销', button)
    expect(said(page)).toEqual(expected)
    expect(log).toEqual(followed)
    expect(page.sent(WITHDRAW)).toHaveLength(button === '取消' ? 0 : 1)
  })

  test('a dialog is read before the page is', async () => {
    const page = await openTap({ [WITHDRAW]: refused('2655', '申请已撤销') })
    await press(page, '撤销', '确定')
    expect(log).toEqual([])
    await press(page, '确认')
    expect(log).toEqual(['stale 1'])
    expect(said(page)).toEqual(nothing)
  })

  test('two taps are one question and one sending', async () => {
    const page = await openTap({ [WITHDRAW]: silent })
    page.tap(page.button('撤销'))
    page.tap(page.button('撤销'))
    await settled()
    await press(page, '确定')
    expect(said(page).dialog).toBe('')
    page.tap(page.button('撤销中'))
    await settled()
    expect(page.sent(WITHDRAW)).toHaveLength(1)
  })

  test('without a question it is sent at once; the question may depend on what is sent', async () => {
    const ask = ({ applyId }: { applyId: string }) => (applyId === 'FP1' ? null : '确认吗？')
    const page = await openTap({ [WITHDRAW]: WITHDRAWN }, { ...ACT, ask })
    await press(page, '撤销')
    expect(log).toEqual(['adopt 2', 'done 2'])
  })
})

describe('what else the input takes', () => {
  function Export({ ticket }: { ticket: string | null }) {
    const more = () => Promise.resolve(ticket === null ? null : { securityTicket: ticket })
    const run = useAct(EXPORT, { once: true, more, done: note('done') }).run
    return <Button onTap={() => void run()}>导出</Button>
  }
  const open = (ticket: string | null, answer: Answers[typeof EXPORT]) =>
    renderPart(PAGE, <Export ticket={ticket} />, { answers: { [EXPORT]: answer } })

  test('asks a question before it is sent; cancelled, nothing is sent', async () => {
    const page = await open(null, { url: '/a', fileName: 'a.xlsx' })
    await press(page, '导出')
    expect(page.sent(EXPORT)).toEqual([])
  })

  test('a lost answer keeps the request number for the next tap (CV-3)', async () => {
    const page = await open('t', lost)
    await press(page, '导出', '导出')
    const [first, second] = page.numbers(EXPORT)
    expect(second).toBe(first)
    expect(first).toEqual(expect.any(String))
    expect(page.sent(EXPORT)).toHaveLength(2)
  })
})

describe('a page that is not on the screen when the answer comes', () => {
  const openWaiting = async (reply: Answers[typeof WITHDRAW]) => {
    let arrive = () => {}
    const wait = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const page = await openTap({ [WITHDRAW]: () => wait.then(() => reply as never) })
    page.tap(page.button('撤销'))
    await Promise.resolve()
    page.tap(page.button('确定'))
    return { page, arrive }
  }

  test.each<[string, Answers[typeof WITHDRAW], string[]]>([
    ['done', WITHDRAWN, ['adopt 2']],
    ['refused', refused('2613', '申请已受理'), []],
  ])('left: %s, nothing is shown or done', async (_, reply, followed) => {
    const { page, arrive } = await openWaiting(reply)
    const closed = page.close()
    arrive()
    await closed
    expect(feedbackState().toast?.text ?? '').toBe('')
    expect(feedbackState().dialogs).toEqual([])
    expect(log).toEqual(followed)
  })

  test('covered: it is shown when the page is back', async () => {
    const { page, arrive } = await openWaiting(refused('2613', '申请已受理'))
    page.hide()
    arrive()
    await settled()
    expect(said(page).dialog).toBe('')
    await page.reshow()
    expect(said(page).dialog).toBe('提示申请已受理确认')
  })
})

describe('a form', () => {
  const open = async (answer: Answers[typeof CLAIM], ask?: string) => {
    const page = await renderPart(PAGE, <Form ask={ask} />, { answers: { [CLAIM]: answer } })
    page.type(page.input('原因'), '换人')
    return page
  }
  const nowhere = { toast: '', dialog: '', field: '' }

  test.each<[string, Answers[typeof CLAIM], object, string, string[]]>([
    ['done', CLAIMED, { ...nowhere, toast: '已提交' }, '', ['adopt 2', 'done 2']],
    ['refused at its field', refused('2113', '原因不符'), { ...nowhere, field: '原因不符' }, '', []],
    ['refused in a dialog', refused('2208', '审核中'), { ...nowhere, dialog: '提示审核中确认' }, '', []],
    ['refused otherwise', refused('2904', '数据已被更新'), nowhere, '数据已被更新', []],
    ['no network', lost, { ...nowhere, toast: '请求失败' }, '', []],
  ])('%s', async (_, answer, expected, above, followed) => {
    const page = await open(answer)
    await press(page, '提交')
    expect(said(page)).toEqual(expected)
    expect(page.host().querySelector(part.danger)?.textContent ?? '').toBe(above)
    expect(log).toEqual(followed)
  })

  test('the page is read again after a dialog', async () => {
    const page = await open(refused('2208', '审核中'))
    await press(page, '提交', '确认')
    expect(log).toEqual(['stale 1'])
  })

  test('nothing to send, or declined: nothing is sent, and what was typed stays', async () => {
    const page = await open(CLAIMED, '确定提交吗？')
    await press(page, '提交', '取消')
    page.type(page.input('原因'), '')
    await press(page, '提交')
    expect(page.sent(CLAIM)).toEqual([])
    expect(log).toEqual([])
  })
})

describe('what does not compile', () => {
  type Fits<Given, Wanted> = Given extends Wanted ? true : false
  const is = <Answer extends boolean>(answer: Answer) => answer

  test('codes of another call, fields of another form, a missing request number', () => {
    expect(is<Fits<{ dialog: ['2613'] }, TapAct<typeof WITHDRAW>>>(true)).toBe(true)
    expect(is<Fits<{ dialog: ['2208'] }, TapAct<typeof WITHDRAW>>>(false)).toBe(false)
    type Claim<At> = { once: true; input: (values: Values) => Omit<In<typeof CLAIM>, 'requestNo'>; at: At }
    type Form = FormAct<typeof CLAIM, Values>
    expect(is<Fits<Claim<{ '2113': 'reason' }>, Form>>(true)).toBe(true)
    expect(is<Fits<Claim<{ '2113': 'phone' }>, Form>>(false)).toBe(false)
    expect(is<Fits<{ ok: '已导出' }, TapAct<typeof EXPORT>>>(false)).toBe(false)
  })
})
