import type { ItemResult } from './content'
import type { TemplateItem } from './template'

/** What an inspector says of one item of the checklist. */
export interface FiledItem {
  itemCode: string
  result: ItemResult
  note?: string
  photos?: readonly string[]
  title?: string
  measures?: string
  meterIds?: readonly string[]
}

/** What a failed item is as a hazard: its shape, before it has a number. */
export interface Found {
  item: TemplateItem
  title: string
  description: string
  measures: string
  photos: readonly string[]
  meterIds: readonly string[] | null
}

/** Whether a done visit says something of every item, once; a failed one has its words and at least one photo (D 2.4). */
export function isWholeChecklist(items: readonly FiledItem[], template: readonly TemplateItem[]): boolean {
  const codes = new Set(items.map(({ itemCode }) => itemCode))
  return (
    items.length === template.length &&
    template.every(({ itemCode }) => codes.has(itemCode)) &&
    items.every(({ result, note = '', photos = [] }) => result !== 'FAIL' || (note.trim() !== '' && photos.length > 0))
  )
}

/** IN-03: any failed item makes the visit one with hazards; items that do not apply do not count. */
export const conclusionOf = (items: readonly Pick<FiledItem, 'result'>[]): 'PASS' | 'HAZARD' =>
  items.some(({ result }) => result === 'FAIL') ? 'HAZARD' : 'PASS'

/** IN-03: exactly one hazard for each failed item, in the order of the checklist. */
export const hazardsIn = (items: readonly FiledItem[], template: readonly TemplateItem[]): Found[] =>
  template.flatMap((item) => {
    const filed = items.find(({ itemCode, result }) => itemCode === item.itemCode && result === 'FAIL')
    return filed === undefined
      ? []
      : [
          {
            item,
            title: filed.title ?? item.text,
            description: filed.note ?? '',
            measures: filed.measures ?? `按${item.basis}立即整改，达到“${item.text}”的要求`,
            photos: filed.photos ?? [],
            meterIds: filed.meterIds ?? null,
          },
        ]
  })

const serial = (prefix: string, date: string, n: number): string =>
  `${prefix}${date.replaceAll('-', '')}${String(n % 100_000).padStart(5, '0')}`

/** 'AJ' + yyyyMMdd + 5 digits (D 2.4). */
export const reportNo = (date: string, n: number): string => serial('AJ', date, n)
/** 'YH' + yyyyMMdd + 5 digits. */
export const hazardNo = (date: string, n: number): string => serial('YH', date, n)
/** 'TZ' + yyyyMMdd + 5 digits: the notice that sets the deadline. */
export const noticeNo = (date: string, n: number): string => serial('TZ', date, n)

/** IN-07, D 3.2: days after which an unsigned report counts as refused, and for which a refused one may still be signed. */
export const SIGN_DAYS = 15
/** IN-13: years for which reports are shown. */
export const SHOWN_YEARS = 5
/** IN-02: visits without a contact after which the customer is notified of what follows. */
export const MISSED_OFTEN = 3
