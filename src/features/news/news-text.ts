import type { Row } from '@contract'

export type Article = Row<'default GET /crmgas/news/list'>

/** 1.2万 above 9999 (E 6.2); whole numbers with their mark below. Cut, not rounded up: 9.99万 is never shown as 10万. */
export function viewsText(count: number): string {
  if (count <= 9999) return String(count).replace(/^(\d)(\d{3})$/, '$1,$2')
  const tenths = Math.floor(count / 1000)
  return tenths % 10 === 0 ? `${tenths / 10}万` : `${Math.floor(tenths / 10)}.${tenths % 10}万`
}

/** A keyword as it may be sent: 1 to 30 characters; null otherwise. */
export function keywordOf(text: string): string | null {
  const word = text.trim()
  return word === '' ? null : [...word].slice(0, 30).join('')
}
