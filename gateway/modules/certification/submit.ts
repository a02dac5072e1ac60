import type { In } from '@contract'
import { maskPhone } from '@domain/mask'
import { certStatusOn } from '@domain/statuses/certification'
import type { Ctx, Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { jsonb } from '../../db/connect'
import { audit, usersById } from '../identity/service'
import { companyOf, customerOf, customersOf, foundBps } from '../membership/service'
import { seal, sealText } from '../../secret'
import { dropTask, openTask } from '../desk/service'
import { transition } from '../../states'
import { openOwn, use } from '../file/service'
import { done } from '../todo/service'
import * as repo from './repo'
import { readFields } from './sealed-names'
import { certMachine } from './states'
import type { CertRow } from './repo'
import { cleanFields, editedOf, formProblem, isLicensePicture, type Fields } from './rules/form'
import { strangeNumbers } from './rules/numbers'

type Input = Omit<In<'default POST /enterprise/certificate/submit'>, 'requestNo'>

/** Files of an applicant serve all certifications of that user: an edited one sends the same licence again. */
const fileRef = (userId: string) => `CERT:${userId}`

/** CE-07: submits the certification. What is outside (the register of companies) is queried before the transaction. */
export async function submit(ctx: Ctx<Session>, input: Input): Promise<{ certId: string; status: '10' }> {
  const fields = cleanFields(input.fields)
  const isLegalPerson = input.isLegalPerson === '1'
  const problem = formProblem({ fields, isLegalPerson, authLetterFileId: input.authLetterFileId }, ctx.clock.today())
  if (problem) throw new Refusal(problem.code, { data: { field: problem.field } })
  if (input.generalTaxpayer === '1' && !input.taxProofFileId) throw new Refusal('2312', { data: { field: 'taxProof' } })
  if (!(await companyOf(ctx, input.companyCode))) throw badField('companyCode')
  await refuseStrangeNumbers(ctx, input)
  await refuseBadPicture(ctx, input.licenseFileId)
  if ((await registryOf(ctx, fields.uscc)) === 'CLOSED') throw new Refusal('2304', { data: { field: 'uscc' } })
  return ctx.transaction(async (tx) => {
    await repo.lockEntity(tx.db, input.companyCode, fields.uscc)
    const rows = await repo.certsOfEntity(tx.db, input.companyCode, fields.uscc)
    await refuseTaken(tx, rows, input.companyCode, tx.session.userId)
    const certId = await store(tx, input, fields, rows)
    return { certId, status: '10' as const }
  })
}

/** BD-02: only numbers that the user has found, has bound or has named before; whether another exists is not shown. */
async function refuseStrangeNumbers(ctx: Ctx<Session>, { bps, companyCode }: Input): Promise<void> {
  const { userId } = ctx.session
  const strange = strangeNumbers(bps, {
    bound: (await customersOf(ctx, userId)).filter((one) => one.companyCode === companyCode).map(({ bp }) => bp),
    found: await foundBps(ctx, userId, companyCode),
    named: await repo.namedBps(ctx.db, userId, companyCode),
  })
  if (strange.length > 0) throw new Refusal('2102', { data: { field: 'bps', bps: strange } })
  for (const bp of bps) {
    const customer = await customerOf(ctx, bp, companyCode)
    if (!customer) throw new Refusal('2102', { data: { field: 'bps', bps: [bp] } })
    if (customer.status === '9') throw new Refusal('2104', { data: { field: 'bps', bps: [bp] } })
  }
}

/** CE-01. Owner and other uses of a file are checked when the certification takes it (44852). */
async function refuseBadPicture(ctx: Ctx<Session>, fileId: string): Promise<void> {
  const file = await openOwn(ctx, ctx.session.userId, fileId)
  if (!file) throw new Refusal('44852')
  if (!isLicensePicture(file)) throw new Refusal('2301')
}

/** CE-05: a register without an answer blocks no certification; the reviewer checks by hand. */
async function registryOf(ctx: Ctx<Session>, uscc: string): Promise<string> {
  try {
    return await ctx.ports.companyRegistry.statusOf(uscc)
  } catch (error) {
    ctx.log.warn({ err: error }, 'register of companies did not answer')
    return 'UNKNOWN'
  }
}

/** CE-07: one certification per legal entity. The first one keeps the place; the others read how to go on. */
async function refuseTaken(work: Work, rows: readonly CertRow[], companyCode: string, userId: string): Promise<void> {
  const hotline = (await companyOf(work, companyCode))?.hotline ?? ''
  const today = work.clock.today()
  const passed = rows.find((row) => certStatusOn(row, today) === '20' && row.applicantUserId !== userId)
  if (passed) {
    const phone = (await usersById(work, [passed.applicantUserId])).get(passed.applicantUserId)?.phone ?? ''
    throw new Refusal('230601', { data: { boundPhone: maskPhone(phone), hotline } })
  }
  const reviewing = rows.find((row) => row.status === '10')
  if (reviewing) throw new Refusal(reviewing.applicantUserId === userId ? '230603' : '230602', { data: { hotline } })
}

/** 30 and 50 are edited and go to 10 again; everything else makes a new row (C 3.4). */
async function store(tx: Ctx<Session>, input: Input, fields: Fields, rows: readonly CertRow[]): Promise<string> {
  const { userId, username } = tx.session
  const known = rows.find(
    (row) => row.applicantUserId === userId && (row.status === '30' || row.status === '50' || row.status === '00'),
  )
  const now = tx.clock.iso()
  const certId = known?.certId ?? newId(tx.clock.now())
  const key = { companyCode: input.companyCode, certId }
  const files = [input.licenseFileId, input.authLetterFileId, input.taxProofFileId].filter((id) => id !== undefined)
  await use(tx, userId, files, fileRef(userId))
  const reading = await repo.readingOf(tx.db, input.licenseFileId)
  const read = reading?.recognised === true ? readFields(tx, reading) : null
  const { legalPerson, ...open } = fields
  const row = {
    ...open,
    legalPersonEnc: seal(tx, legalPerson),
    bps: [...new Set(input.bps)],
    licenseFileId: input.licenseFileId,
    authLetterFileId: input.authLetterFileId ?? null,
    taxProofFileId: input.generalTaxpayer === '1' ? (input.taxProofFileId ?? null) : null,
    contactName: '',
    contactNameEnc: sealText(tx, input.contactName.trim()),
    contactPhoneEnc: seal(tx, username),
    isLegalPerson: input.isLegalPerson === '1',
    generalTaxpayer: input.generalTaxpayer === '1',
    // The legal person's name is kept sealed, with the reading.
    ocrResult: read === null ? null : jsonb({ ...read, legalPerson: '' }),
    ocrReader: reading?.reader ?? null,
    editedFields: editedOf(fields, read, input.editedFields),
    rejectReason: null,
    submittedAt: now,
    reviewedAt: null,
    reviewedBy: null,
  }
  if (known) await transition(tx, certMachine, known, 'SUBMIT', { set: row })
  else
    await repo.insertCert(tx.db, {
      ...key,
      ...row,
      status: '10',
      applicantUserId: userId,
      createdAt: now,
      updatedAt: now,
    })
  const [bp = null] = row.bps
  await openTask(tx, {
    companyCode: input.companyCode,
    bizType: 'CERT',
    bizNo: certId,
    bp,
    rule: 'manual',
    dueAt: null,
  })
  await endRejections(tx, userId, row.bps)
  await audit(tx, { entity: 'enterprise_cert', entityId: certId, bp, from: known?.status ?? '', to: '10', by: userId })
  return certId
}

/** What was sent back for one of these customer numbers has been sent again: under its own code, or under the right one. */
async function endRejections(work: Work, userId: string, bps: readonly string[]): Promise<void> {
  const own = await repo.certsOfApplicant(work.db, userId)
  for (const cert of own.filter((one) => one.bps.some((bp) => bps.includes(bp))))
    await done(work, 'CERT_REJECTED', cert.certId)
}

/** CE, call 83: an own one under review comes back; 2311 in every other state. */
export async function withdraw(work: Work, userId: string, certId: string): Promise<true> {
  const found = ownOr2902(await repo.certById(work.db, certId), { applicantUserId: userId })
  const { companyCode } = found
  const cert = await repo.lockCert(work.db, companyCode, certId)
  if (cert?.status !== '10') throw new Refusal('2311')
  await transition(work, certMachine, cert, 'WITHDRAW')
  await dropTask(work, { companyCode, bizType: 'CERT', bizNo: certId })
  const [bp = null] = cert.bps
  await audit(work, { entity: 'enterprise_cert', entityId: certId, bp, from: '10', to: '50', by: userId })
  return true
}
