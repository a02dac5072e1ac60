import { MINUTE, SECOND, toMillis } from '@domain/date'
import type { Db } from '../../db/connect'
import type { Work } from '../../http/context'
import { isoOf, type Clock } from '../../ports/clock'
import { type EInvoiceProvider, type IssueAnswer, type IssueRequest, type RedForm } from '../../ports/einvoice'
import { ProviderBusy } from '../../ports/einvoice/busy'
import { isMark, markOf } from '../../ports/einvoice/mark'
import { newId } from '../../http/ids'
import { hasNotices, takeNotices } from './notices-repo'
import * as books from './tax-repo'
import { inTrouble, modeOf, type Trouble } from './trouble'

/**
 * Setting `einvoice.mode`: LATE tells of an invoice a minute after it issued it, TIMEOUT issues it and gives no word at all, REJECT finds
 * the buyer wrong, QUOTA and MAINTENANCE put everything off, TWICE notifies twice.
 */
const modes = ['LATE', 'TIMEOUT', 'REJECT', 'QUOTA', 'MAINTENANCE', 'TWICE'] as const
type Mode = (typeof modes)[number] | 'NORMAL'

/** The notification of an issued invoice comes so long after the request. */
const NOTICE_AFTER = SECOND
/** A notification that was not taken comes again this much later, so many times in all. */
const AGAIN_AFTER = 30 * SECOND
const ATTEMPTS = 5

/** A notification as it comes to our door: the two parts of the address that the platform was given. */
export interface TaxNotice extends books.Notice {
  mark: string
}

const REJECTED = '购买方税号与名称不匹配'

/** The tax platform inside the process: it keeps books of its own, numbers without a gap, each key once. */
class EmbeddedTaxPlatform implements EInvoiceProvider {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly trouble: Trouble,
    /** Signs the addresses of notifications. */
    private readonly secret: Buffer,
  ) {}

  readonly taken = 'success'

  async issue(request: IssueRequest): Promise<IssueAnswer> {
    const mode = await this.mode()
    const before = await books.findDocument(this.db, request.companyCode, request.key)
    if (!before) {
      if (mode === 'REJECT') return { state: 'REFUSED', reason: REJECTED }
      refuseNow(mode)
    }
    const document = before ?? (await inTrouble(this.trouble, () => this.write(request, mode)))
    if (mode === 'TIMEOUT') throw new Error('the tax platform gave no word in time')
    return this.answerOf(document)
  }

  async query(companyCode: string, key: string): Promise<IssueAnswer | null> {
    refuseNow(await this.mode())
    const document = await inTrouble(this.trouble, () => books.findDocument(this.db, companyCode, key))
    return document ? this.answerOf(document) : null
  }

  async createRed(request: Parameters<EInvoiceProvider['createRed']>[0]): Promise<RedForm> {
    refuseNow(await this.mode())
    const { companyCode, key } = request
    const form = await inTrouble(this.trouble, () =>
      this.db.transaction().execute(async (db) => {
        const before = await books.findConfirmation(db, companyCode, key)
        if (before) return before
        const number = await books.nextOf(db, companyCode, 'CONFIRM')
        const confirmNo = `${this.year()}${request.province}9${String(number).padStart(15, '0')}`
        const stage = request.needsBuyer ? ('02' as const) : ('01' as const)
        const row = { companyCode, confirmKey: key, confirmNo, stage, madeAt: this.clock.iso() }
        await books.insertConfirmation(db, row)
        return row
      }),
    )
    return { confirmNo: form.confirmNo, state: form.stage }
  }

  async queryRed(companyCode: string, key: string): Promise<RedForm | null> {
    refuseNow(await this.mode())
    const form = await inTrouble(this.trouble, () => books.findConfirmation(this.db, companyCode, key))
    return form ? { confirmNo: form.confirmNo, state: form.stage } : null
  }

  async withdrawRed(companyCode: string, key: string): Promise<void> {
    await inTrouble(this.trouble, () => books.moveConfirmation(this.db, { companyCode, confirmKey: key }, '08'))
  }

  async issueRed(request: Parameters<EInvoiceProvider['issueRed']>[0]): Promise<IssueAnswer> {
    const mode = await this.mode()
    const before = await books.findDocument(this.db, request.companyCode, request.key)
    if (!before) refuseNow(mode)
    const amount = { ...request, grossAmount: `-${request.grossAmount}` }
    const document =
      before ?? (await inTrouble(this.trouble, () => this.write(amount, mode === 'LATE' ? 'NORMAL' : mode)))
    if (mode === 'TIMEOUT') throw new Error('the tax platform gave no word in time')
    return this.answerOf(document)
  }

  isFromPlatform = (key: string, mark: string): boolean => isMark(this.secret, key, mark)

  /** The buyer's answer at the platform: only while the platform waits for it (IR-09). */
  answerAsBuyer(companyCode: string, key: string, said: '04' | '05'): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const isTaken = await books.moveConfirmation(db, { companyCode, confirmKey: key }, said)
      if (isTaken) await books.insertNotices(db, this.notices({ companyCode, key }, 'NORMAL', this.clock.now()))
      return isTaken
    })
  }

  /** Whether one is due; asked inside a transaction. */
  hasDue = (db: Db): Promise<boolean> => hasNotices(db, 'tax_notice', this.clock.iso(), ATTEMPTS)

  /** Takes due notifications for one attempt each; those that are not taken come again. */
  async takeDue(limit: number): Promise<TaxNotice[]> {
    if ((await this.mode()) === 'MAINTENANCE') return []
    const [now, next] = [this.clock.iso(), isoOf(this.clock.now() + AGAIN_AFTER)]
    const due = await takeNotices(this.db, 'tax_notice', { now, next, attempts: ATTEMPTS, limit })
    return due.map((notice) => ({ ...notice, mark: markOf(this.secret, notice.documentKey) }))
  }

  acknowledged = (notice: TaxNotice): Promise<void> => books.dropNotice(this.db, notice)

  private notices({ companyCode, key }: { companyCode: string; key: string }, mode: Mode, toldAt: number) {
    const count = mode === 'TIMEOUT' ? 0 : mode === 'TWICE' ? 2 : 1
    const dueAt = isoOf(toldAt + NOTICE_AFTER)
    const noticeId = (): string => newId(this.clock.now())
    return Array.from({ length: count }, () => ({ companyCode, documentKey: key, noticeId: noticeId(), dueAt }))
  }

  private mode = () => modeOf(this.trouble.readSetting, this.trouble.port, modes)
  private year = (): string => this.clock.today().slice(2, 4)

  private write(
    { companyCode, key, province, grossAmount }: Pick<IssueRequest, 'companyCode' | 'key' | 'province' | 'grossAmount'>,
    mode: Mode,
  ): Promise<books.TaxDocument> {
    return this.db.transaction().execute(async (db) => {
      const number = await books.nextOf(db, companyCode, 'INVOICE')
      const before = await books.findDocument(db, companyCode, key)
      if (before) throw new Error('issued in the same moment')
      const toldAt = this.clock.now() + (mode === 'LATE' ? MINUTE : 0)
      const row = {
        companyCode,
        documentKey: key,
        invoiceNo: `${this.year()}${province}2${String(number).padStart(15, '0')}`,
        issuedAt: this.clock.iso(),
        toldAt: isoOf(toldAt),
        grossAmount,
      }
      await books.insertDocument(db, row)
      await books.insertNotices(db, this.notices({ companyCode, key }, mode, toldAt))
      return row
    })
  }

  private answerOf({ invoiceNo, issuedAt, toldAt }: books.TaxDocument): IssueAnswer {
    if (toMillis(toldAt) > this.clock.now()) return { state: 'PENDING' }
    return { state: 'ISSUED', invoiceNo, issueTime: issuedAt, files: null }
  }
}

function refuseNow(mode: Mode): void {
  if (mode === 'MAINTENANCE') throw new ProviderBusy('税务平台维护中')
  if (mode === 'QUOTA') throw new ProviderBusy('税务平台授信额度不足')
}

export const embeddedTaxPlatform = (db: Db, clock: Clock, trouble: Trouble, secret: Buffer): EmbeddedTaxPlatform =>
  new EmbeddedTaxPlatform(db, clock, trouble, secret)

/** The embedded platform of this gateway; null where a real one stands, or none. */
export const taxPlatformOf = ({ ports }: Pick<Work, 'ports'>): EmbeddedTaxPlatform | null =>
  ports.einvoice instanceof EmbeddedTaxPlatform ? ports.einvoice : null
