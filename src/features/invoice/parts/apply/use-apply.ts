import { useEffect, useRef, useState } from 'react'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import type { NewInvoiceType } from '@domain/statuses/invoice'
import { queueReasons } from '@domain/statuses/invoice-apply'
import { useFields } from '@/blocks'
import { scrollToTop } from '@/platform/measure'
import { callFailure, useRead, useWrite } from '@/request'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { useInvoice, type InvoiceForm, type InvoiceGroup } from '@/stores/invoice'
import { confirm, toast } from '@/ui'
import { emptyForm, sentOf, textFields, type Preview, type Sent, type Texts } from './apply-form'
import { useChoice } from '../pick/choice'
import { keep, kept } from '../pick/kept'
import { usePickLife } from '../pick/use-pick-life'
import { useTitle } from '../title/use-title'

export type Pick = NonNullable<InvoiceGroup['tradeData']>

const PREVIEW = 'default POST /crmgas/invoice/previewInvoice'

/** Everything but the drawing of the form: what is picked, what it will give, sending it. */
export function useApply(pick: Pick, isWhole: boolean) {
  const { pickId, sourceEntry } = pick
  const form: InvoiceForm = { ...emptyForm, ...pick.form }
  const life = usePickLife(pickId)
  const preview = usePreview(pick, form)
  const invoiceType = useType(form, preview.data)
  const { title, isLoading } = useTitle(invoiceType ?? '82')
  const { clear } = useChoice(sourceEntry, [])
  const [banner, setBanner] = useState('')
  const [asked, setAsked] = useState<Sent | null>(null)
  // No act: every failure, of the network too, is shown in the banner of the form.
  const create = useWrite('default POST /crmgas/invoice/createInvoiceV2', { once: true, handles: 'all' })
  const texts = useTexts(form, { isWhole, email: title?.email, onSubmit })

  const { expired } = life
  const isGone = preview.error?.is('2653') === true
  useEffect(() => {
    if (isGone) void expired()
  }, [isGone, expired])

  const say = (text: string) => {
    setBanner(text)
    scrollToTop()
  }
  /** What the title says of itself is at the title; without any there is nothing to send. */
  const send = () => {
    setBanner('')
    if (title === undefined) return say(accountAndInvoices[2654])
    if (invoiceType === null) return say('请选择发票类型')
    if (title.unusable !== null) return say(title.unusable)
    return texts.submit()
  }
  /** Nothing is sent before the question is answered. */
  async function onSubmit(values: Texts): Promise<false> {
    if (preview.data === undefined || title === undefined || invoiceType === null) return false
    if (preview.data.monthEnd && !(await goesOnAtMonthEnd())) return false
    const { grossTotal } = preview.data
    const { titleId } = title
    setAsked(sentOf({ form, texts: values, isWhole }, { pickId, titleId, invoiceType, grossTotal, sourceEntry }))
    return false
  }
  const confirmed = async () => {
    if (asked === null) return
    try {
      const { applyId } = await create.run(asked)
      life.used()
      texts.sent()
      const { titleId = '', emails } = asked
      keep({ email: emails[0] ?? '', types: { ...kept().types, [titleId]: asked.invoiceType } })
      clear()
      await go('/subPagesB/pages/applyForInvoice/success', { applyId }, { replace: true })
    } catch (failure) {
      await refused(failure)
    }
  }
  const refused = async (failure: unknown) => {
    const error = callFailure(failure)
    setAsked(null)
    if (error.is('2653')) return expired()
    if (error.is('2610')) return texts.fail('email', error.message)
    if (error.is('2603')) {
      await preview.reload()
      toast('金额已更新，请再次确认')
    }
    say(error.message)
  }
  return {
    form,
    invoiceType,
    change: changeForm,
    title,
    isLoading,
    preview,
    texts,
    banner,
    life,
    send,
    asked,
    confirmed,
    back: () => setAsked(null),
    isSending: create.busy,
  }
}

export type Apply = ReturnType<typeof useApply>

/** Writes into what the pages of one application share. */
export function changeForm(part: Partial<InvoiceForm>): void {
  const { tradeData } = useInvoice.getState()
  if (tradeData === null) return
  useInvoice.setState({ tradeData: { ...tradeData, form: { ...tradeData.form, ...part } } })
}

/** The invoices that sending would give; loaded again with each change of the input. The title is judged by itself. */
function usePreview({ pickId }: Pick, { invoiceType, mergeMode }: InvoiceForm) {
  // The type moves no sum, and no title is judged here.
  const input = { pickId, invoiceType: invoiceType ?? '82', mergeMode }
  return useRead(PREVIEW, input, { keepPrevious: true, freshFor: 0, handles: ['2653'] })
}

/**
 * The chosen type, else the last one of the title; an ordinary invoice where nothing else is possible. Where both are and neither was
 * ever chosen it is null: input tax hangs on it, so that the user says which.
 */
function useType({ invoiceType }: InvoiceForm, preview: Preview | undefined): NewInvoiceType | null {
  const { title } = useTitle('82')
  if (invoiceType !== null) return invoiceType
  if (preview === undefined || title === undefined) return null
  const isOrdinary = preview.specialReason !== null || title.specialAllowed !== '1'
  return isOrdinary ? '82' : (kept().types[title.titleId] ?? null)
}

interface TextsOf {
  isWhole: boolean
  /** Of the title. */
  email: string | undefined
  onSubmit: (values: Texts) => Promise<false>
}

/** The lines of text. An address is there from the start: the last one used, the user's, the title's. */
function useTexts({ emails, receiverPhone, remark }: InvoiceForm, { isWhole, email = '', onSubmit }: TextsOf) {
  const own = useUser(({ loginUserInfo }) => loginUserInfo?.email ?? '')
  const texts = useFields<Texts>({
    name: 'invoice',
    values: { email: emails[0] || kept().email || own, receiverPhone, remark },
    fields: textFields(isWhole),
    onSubmit,
  })
  const change = useRef(texts.change)
  change.current = texts.change
  const isBare = !texts.isChanged && texts.values.email === ''
  useEffect(() => {
    if (isBare && email !== '') change.current({ email })
  }, [isBare, email])
  return texts
}

/** IV-12: accepted, but not at once. */
const goesOnAtMonthEnd = (): Promise<boolean> =>
  confirm({ title: '提示', content: queueReasons.MONTH_END, confirmText: '继续提交' })
