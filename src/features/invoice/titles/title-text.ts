import type { Title } from '../parts/title/use-title'

type Texts = Pick<Title, 'buyerName' | 'taxNo' | 'address' | 'phone' | 'bankName' | 'bankAccount'>

const lines = (title: Texts): [string, string][] =>
  [
    ['名称', title.buyerName],
    ['税号', title.taxNo],
    ['地址', title.address],
    ['电话', title.phone],
    ['开户行', title.bankName],
    ['账号', title.bankAccount],
  ].filter((line): line is [string, string] => line[1] !== '')

/** A title as people send it to each other; the form's 智能填写 reads it back. */
export const titleText = (title: Texts): string =>
  lines(title)
    .map((line) => line.join('：'))
    .join('\n')

/** Name and number, to be read at a counter. */
export const qrTextOf = ({ buyerName, taxNo }: Pick<Title, 'buyerName' | 'taxNo'>): string =>
  titleText({ buyerName, taxNo, address: '', phone: '', bankName: '', bankAccount: '' })
