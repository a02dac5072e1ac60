import type { FullStatement, Signing } from '../types'

const SEPARATOR = '|'

/**
 * The exact text that a signature covers (AE-23): every figure of the statement in a fixed order, one item per line, its parts
 * separated by |. The fingerprint on the document is the SHA-256 of this text in UTF-8, so that it can be computed again from the
 * figures.
 */
export function signedText({ head, lines, segments }: FullStatement, signing: Signing): string {
  const rows: string[][] = [
    ['天然气抄表结算确认单', head.statementNo, String(head.revision)],
    ['户号', head.bp],
    ['账期', head.billMonth, head.periodFrom, head.periodTo],
    ...lines.map((line) => [
      '计量',
      line.meterNo,
      line.channelNo,
      line.prevReading,
      line.currReading,
      line.readVolume,
      line.adjustVolume,
      line.settleVolume,
      line.packageVolume,
      line.billedVolume,
      line.amount,
    ]),
    ...segments.map((one) => [
      '计价',
      one.meterId,
      one.channelNo,
      String(one.tierNo),
      one.season,
      one.fromDate,
      one.toDate,
      one.price,
      one.volume,
      one.amount,
    ]),
    ...head.otherItems.map(({ code, name, amount }) => ['其他', code, name, amount]),
    ['合计', head.totalVolume, head.totalAmount, head.netAmount, head.taxAmount],
    ['供气方', head.companySignName, head.companySignAt ?? ''],
    ['用气方', signing.name, signing.at],
    ['签名', signing.pictureSha256],
  ]
  return rows.map((row) => row.map(plain).join(SEPARATOR)).join('\n')
}

/** A part never ends a part or a line. */
const plain = (text: string): string => text.replace(/[|\r\n]/g, ' ')
