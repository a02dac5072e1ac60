import type { In, Out } from '@contract'
import { SECOND, toMillis } from '@domain/date'
import { maskPhone } from '@domain/mask'
import { formatFullMoment } from '@domain/date-format'
import { SIGNATURE_AREA } from '@domain/signature'
import { signWays } from '@domain/statuses/gas-package'
import { openTasks } from '@domain/statuses/signing'
import type { SignEvidence } from '../../db/column-types'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import { describe, drawnShare, openOwn, use } from '../file/service'
import { checkCode, useCode, usersById } from '../identity/service'
import { done } from '../todo/service'
import { isCertified } from './certified'
import { conclude } from './conclude'
import { fileNameOf, partiesOf, TASK_TODO } from './issue'
import { findContract, type Contract } from './repo'
import { findTask, type Task } from './repo/tasks'
import { saveSigned, sha256, sign, storedBytes, storeSigned, type Signers, type StoredSigned } from './signing/sign'
import { contractMachine, signTaskMachine } from './states'
import { flowClosed, followFlow, vendorUrl } from './vendor'

type Url = 'default GET /crmgas/contract/sign/url'
type Submit = 'default POST /crmgas/contract/sign/submit'
type Refuse = 'default POST /crmgas/contract/sign/refuse'

/** C-05: least time between the first look and the signature. */
const READING = 10 * SECOND

export interface Found {
  task: Task
  contract: Contract
}

/** A task of the session's customer with its contract; 2902 for any other. */
export async function ownTask(work: Work, bp: string, taskId: string, lock = false): Promise<Found> {
  const task = ownOr2902(await findTask(work.db, { bp, taskId }, lock))
  return { task, contract: ownOr2902(await findContract(work.db, task, lock)) }
}

const isOpen = ({ state }: Task): boolean => (openTasks as readonly string[]).includes(state)

/** 42823 when its time is over, 2904 when it has ended otherwise. */
function refuseEnded(work: Work, task: Task): void {
  if (task.state === 'EXPIRED') throw new Refusal('42823')
  refuseIf(isOpen(task) ? null : '2904')
  if (toMillis(task.expireAt) <= work.clock.now()) throw new Refusal('42823')
}

/** Where the task is signed. The first look of a user with the right to sign starts the time of reading. */
export async function signUrl(ctx: Ctx<BoundSession>, { taskId, returnUrl }: In<Url>): Promise<Out<Url>> {
  const { session } = ctx
  const found = await ownTask(ctx, session.bp, taskId)
  refuseEnded(ctx, found.task)
  if (!(await isCertified(ctx, session))) throw new Refusal('2209')
  const viewedAt = found.task.viewedAt ?? ctx.clock.iso()
  await ctx.transaction(async (work) => {
    const { task } = await ownTask(work, session.bp, taskId, true)
    if (task.state !== 'PENDING') return
    await transition(work, signTaskMachine, task, 'VIEW', { set: { viewedAt }, by: session.userId })
  })
  const isVendor = found.task.provider !== 'embedded'
  return {
    signUrl: isVendor ? await vendorUrl(ctx, found, returnUrl ?? '') : '',
    mode: isVendor ? 'VENDOR' : 'EMBED',
    expireAt: found.task.expireAt,
    contractId: found.contract.contractId,
    docHash: found.contract.readHash ?? '',
    viewedAt,
    phone: maskPhone(session.username),
  }
}

/**
 * C-04 to C-07. For a `manual` handler: the code is judged in a transaction of its own, so that a wrong one counts, and the document is
 * signed and stored outside of any.
 */
export async function submit(ctx: Ctx<BoundSession>, input: In<Submit>): Promise<Out<Submit>> {
  const { session } = ctx
  const found = await ownTask(ctx, session.bp, input.taskId)
  refuseEnded(ctx, found.task)
  refuseIf(found.task.provider === 'embedded' ? null : '2904')
  const { viewedAt } = found.task
  if (viewedAt === null || ctx.clock.now() - toMillis(viewedAt) < READING) throw new Refusal('42824')
  const bytes = await unchanged(ctx, found.contract, input.docHash)
  if (!(await isCertified(ctx, session))) throw new Refusal('2209')
  const picture = await pictureOf(ctx, input)
  const proof = await checkCode(ctx, session.username, input.smsCode, 'CONTRACT_SIGN', input.taskId)
  const signers = await signersOf(ctx, found, input, picture)
  const signed = await sign(ctx, { ...documentOf(found.contract), bytes }, signers)
  const stored = await storeSigned(ctx, documentOf(found.contract), signed)
  return ctx.transaction(async (work) => {
    await useCode(work, proof)
    return signIn(work, { ...input, smsId: proof.smsId }, signers, stored)
  })
}

/** The stored document, while it is the one that the signer has read (C-04). */
async function unchanged(work: Work, { fileId, readHash }: Contract, docHash: string): Promise<Buffer> {
  const bytes = fileId === null ? null : await storedBytes(work, fileId)
  if (bytes === null || sha256(bytes) !== readHash || readHash !== docHash) throw new Refusal('42801')
  return bytes
}

/** A signature by hand is a drawing of the signer with something on it. */
async function pictureOf(ctx: Ctx<BoundSession>, { signWay, signImage }: In<Submit>): Promise<Buffer | null> {
  if (signWay === 'SEAL') return null
  const about = signImage === undefined ? null : await describe(ctx, signImage)
  const file = about?.bizType === 'SIGNATURE' ? await openOwn(ctx, ctx.session.userId, about.fileId) : null
  if (!file) throw new Refusal('44852')
  if ((await drawnShare(file.bytes)) < SIGNATURE_AREA) throw new Refusal('A2203')
  return file.bytes
}

const documentOf = (contract: Contract) => ({
  bp: contract.bp,
  kind: 'contract',
  ref: contract.contractId,
  companyCode: contract.companyCode,
  name: fileNameOf(contract),
})

/** The signers, with the page that says how the will was proved (C-07). */
async function signersOf(
  ctx: Ctx<BoundSession>,
  { contract, task }: Found,
  { signWay }: Pick<In<Submit>, 'signWay'>,
  picture: Buffer | null,
): Promise<Signers> {
  const { customerName, companyName } = await partiesOf(ctx, contract)
  const person = (await usersById(ctx, [ctx.session.userId])).get(ctx.session.userId)?.nickname ?? ''
  const at = ctx.clock.iso()
  const facts = [
    { label: '合同编号', value: contract.contractNo },
    { label: '签署任务', value: task.taskId },
    { label: '签署人', value: `${person} ${maskPhone(ctx.session.username)}` },
    { label: '意愿认证', value: `短信验证码 ${formatFullMoment(at)}` },
    { label: '网络地址', value: ctx.ip },
    { label: '设备', value: ctx.userAgent === '' ? '未知' : ctx.userAgent.slice(0, 300) },
    { label: '签署前指纹', value: contract.readHash ?? '' },
  ]
  const page = { facts, way: signWays[signWay], picture }
  return { customer: customerName, person, company: companyName, reason: contract.title, at, page }
}

/** The signature itself: the signer has read the contract and proved the will. */
async function signIn(
  ctx: Ctx<BoundSession>,
  { taskId, signWay, signImage, docHash, smsId }: Omit<In<Submit>, 'smsCode'> & { smsId: string },
  signers: Signers,
  signed: StoredSigned,
): Promise<Out<Submit>> {
  const { session } = ctx
  // What another has signed or ended meanwhile is seen only under the locks.
  const { task, contract } = await ownTask(ctx, session.bp, taskId, true)
  refuseEnded(ctx, task)
  if (contract.readHash !== docHash) throw new Refusal('42801')
  if (signWay === 'HAND' && signImage !== undefined) await use(ctx, session.userId, [signImage], `CONTRACT:${taskId}`)
  const evidence: SignEvidence = {
    userId: session.userId,
    name: signers.person,
    phone: maskPhone(session.username),
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 300),
    at: signers.at,
    smsId,
    hashBefore: signed.readHash,
    hashAfter: signed.fileHash,
  }
  await saveSigned(ctx, documentOf(contract), signed, signers.at)
  const status = await transition(ctx, signTaskMachine, task, 'SIGN', {
    by: session.userId,
    set: {
      signWay,
      signedBy: session.userId,
      signerName: sealText(ctx, signers.person),
      signedAt: signers.at,
      companySignedAt: signers.at,
      evidence: sealText(ctx, JSON.stringify(evidence)),
    },
  })
  await done(ctx, TASK_TODO, taskId, session.bp)
  const contractStatus = await conclude(ctx, contract, {
    at: signers.at,
    fileHash: signed.fileHash,
    by: session.userId,
  })
  return { status, contractStatus }
}

/** C-08. Asks the provider first: what was signed there already is a signature, also where its callback has not come. */
export async function refuse(ctx: Ctx<BoundSession>, input: In<Refuse>): Promise<Out<Refuse>> {
  await followFlow(ctx, (await ownTask(ctx, ctx.session.bp, input.taskId)).task)
  return ctx.transaction((work) => refused(work, ctx.session, input))
}

/** The same for a task that no provider has. */
export async function refused(
  work: Work,
  { bp, userId }: BoundSession,
  { taskId, reason }: In<Refuse>,
): Promise<Out<Refuse>> {
  const { task, contract } = await ownTask(work, bp, taskId, true)
  refuseIf(isOpen(task) && contract.state === 'TO_SIGN' ? null : '2904')
  const set = { reason: sealText(work, reason) }
  const status = await transition(work, signTaskMachine, task, 'REFUSE', { set, by: userId })
  await transition(work, contractMachine, contract, 'REFUSE', { by: userId })
  await done(work, TASK_TODO, taskId, bp)
  if (task.flowId !== null) await enqueue(work, flowClosed, taskId, { bp, taskId })
  return { status }
}
