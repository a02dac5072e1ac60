import { toMillis } from '@domain/date'
import type { BoundSession, Ctx, JobCtx, Work } from '../../http/context'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import type { ESign, FlowState } from '../../ports/esign'
import { sealText, openText } from '../../secret'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import { Type } from '@sinclair/typebox'
import { kind } from '../../work/kinds'
import { isRedirectAllowed } from '../auth-centre/service'
import { done } from '../todo/service'
import { conclude } from './conclude'
import { openConflict } from './conflict'
import { fileNameOf, partiesOf, TASK_TODO } from './issue'
import { findContract, type Contract } from './repo'
import { findTask, taskOfFlow, writeFlow, type Task, type TaskKey } from './repo/tasks'
import { saveSigned, sha256, storedBytes, storeSigned, type StoredSigned } from './signing/sign'
import { contractMachine, signTaskMachine } from './states'

interface Found {
  task: Task
  contract: Contract
}

function provider(work: Work, task: Task) {
  const { esign } = work.ports
  if (esign?.provider !== task.provider) throw new Error(`no provider ${task.provider} for ${task.taskId}`)
  return esign
}

/** Where the provider lets the signer sign: the flow is made at the first view, and the task waits for its result. */
export async function vendorUrl(ctx: Ctx<BoundSession>, { task, contract }: Found, returnUrl: string): Promise<string> {
  const esign = provider(ctx, task)
  // The provider sends the browser there.
  if (returnUrl !== '' && !isRedirectAllowed(returnUrl, ctx.config.appOrigins)) throw badField('returnUrl')
  const { customerName, companyName } = await partiesOf(ctx, contract)
  const signer = { name: customerName, phone: ctx.session.username }
  const flowId = task.flowId ?? (await newFlow(ctx, { task, contract }, { signer, companyName }))
  await ctx.transaction(async (work) => {
    const seen = await findTask(work.db, task, true)
    if (seen?.state === 'VIEWED' || seen?.state === 'FAILED') await transition(work, signTaskMachine, seen, 'START')
  })
  return (await reached(ctx, task, esign.signUrl(flowId, { ...signer, returnUrl }))).url
}

/** What the provider answers; 2998 where it does not, and the task stays as it was for the next try. */
async function reached<T>(work: Work, { taskId }: Task, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    work.log.warn({ err: error, taskId }, 'provider of signatures not reachable')
    throw new Refusal('2998')
  }
}

async function newFlow(
  ctx: Ctx<BoundSession>,
  { task, contract }: Found,
  { signer, companyName }: { signer: { name: string; phone: string }; companyName: string },
): Promise<string> {
  const bytes = contract.fileId === null ? null : await storedBytes(ctx, contract.fileId)
  if (bytes === null) throw new Error(`the document of ${contract.contractId} is gone`)
  const request = {
    taskId: task.taskId,
    title: contract.title,
    file: { name: fileNameOf(contract), bytes },
    pages: contract.pages,
    customer: signer,
    company: { name: companyName },
    expireAt: task.expireAt,
  }
  const made = await reached(ctx, task, provider(ctx, task).createFlow(request))
  // Of two flows that were made at once the first one stays; the address of the other one is given to no user.
  return ctx.transaction(async (work) => {
    const seen = await findTask(work.db, task, true)
    if (seen?.flowId) return seen.flowId
    await writeFlow(work.db, task, made.flowId)
    return made.flowId
  })
}

/** Asks the provider what became of a flow, and writes it down once: asked twice, late or out of order, it changes nothing more (C-14). */
export async function followFlow(ctx: JobCtx, key: TaskKey): Promise<void> {
  const task = await findTask(ctx.db, key)
  if (task?.state !== 'SIGNING' || task.flowId === null) return
  const esign = provider(ctx, task)
  const heard = await heardOf(ctx, esign, task.flowId)
  if (heard === null) return
  const { state, reason, bytes } = heard
  if (state === 'SIGNING' && toMillis(task.expireAt) > ctx.clock.now()) return
  const signed = bytes && (await signedThere(ctx, task, bytes))
  await ctx.transaction(async (work) => {
    const seen = await findTask(work.db, key, true)
    const contract = seen && (await findContract(work.db, seen, true))
    if (seen?.state !== 'SIGNING' || !contract) return
    if (signed) return signedBy(work, { task: seen, contract }, signed)
    const set = { reason: sealText(work, reason) }
    // What has failed there is over: the next try is another flow.
    if (state === 'FAILED')
      return void (await transition(work, signTaskMachine, seen, 'FAIL', { set: { ...set, flowId: null } }))
    await transition(work, signTaskMachine, seen, state === 'REFUSED' ? 'REFUSE' : 'EXPIRE', { set })
    await transition(work, contractMachine, contract, state === 'REFUSED' ? 'REFUSE' : 'LAPSE')
    await done(work, TASK_TODO, seen.taskId, seen.bp)
  })
}

/** What became of a flow, with its file; null where the provider does not answer: it is asked again at the next look, however long that takes. */
async function heardOf(
  ctx: JobCtx,
  esign: ESign,
  flowId: string,
): Promise<{ state: FlowState; reason: string; bytes: Buffer | null } | null> {
  try {
    const said = await esign.query(flowId)
    return { ...said, bytes: said.state === 'SIGNED' ? await esign.download(flowId) : null }
  } catch (error) {
    ctx.log.warn({ err: error, flowId }, 'provider of signatures not reachable')
    return null
  }
}

/** What the provider signed, put into the store. */
async function signedThere(ctx: JobCtx, key: TaskKey & { contractId: string }, bytes: Buffer): Promise<StoredSigned> {
  const contract = ownOr2902(await findContract(ctx.db, key))
  const { readSignatures } = await import('../../pdf/sign/read')
  const [first] = readSignatures(bytes, new Uint8Array())
  const fileHash = sha256(bytes)
  const hashes = { readHash: contract.readHash ?? fileHash, coveredHash: first?.coveredHash ?? fileHash, fileHash }
  return storeSigned(ctx, { companyCode: contract.companyCode, name: fileNameOf(contract) }, { bytes, ...hashes })
}

async function signedBy(work: Work, { task, contract }: Found, signed: StoredSigned): Promise<void> {
  const at = work.clock.iso()
  const { bp, companyCode, contractId } = contract
  const document = { bp, kind: 'contract', ref: contractId, companyCode, name: fileNameOf(contract) }
  await saveSigned(work, document, signed, at)
  await transition(work, signTaskMachine, task, 'SIGN', { set: { signWay: 'SEAL', signedAt: at, companySignedAt: at } })
  await done(work, TASK_TODO, task.taskId, bp)
  await conclude(work, contract, { at, fileHash: signed.fileHash, by: 'CUSTOMER' })
}

export const flow = kind({
  name: 'contract.flow',
  data: Type.Object({ bp: Type.String(), taskId: Type.String() }),
  run: { manual: followFlow },
})

/** Of a flow that was cancelled in the app; nothing the user wrote is sent outside. */
const GIVEN_UP = '签署人已在应用内拒签'

/**
 * What is refused here ends at the provider as well: its address would still take a signature. One that does not answer is asked again at
 * the next look; after its answer there is no flow any more.
 */
async function closeFlow(ctx: JobCtx, key: TaskKey): Promise<void> {
  const task = await findTask(ctx.db, key)
  if (task?.state !== 'REFUSED' || task.flowId === null) return
  const { flowId } = task
  let isSigned = false
  const esign = provider(ctx, task)
  try {
    const { state } = await esign.query(flowId)
    if (state === 'SIGNING') await esign.revoke(flowId, GIVEN_UP)
    isSigned = state === 'SIGNED'
  } catch (error) {
    ctx.log.warn({ err: error, flowId }, 'provider of signatures not reachable')
    return
  }
  await ctx.transaction(async (work) => {
    const seen = await findTask(work.db, key, true)
    if (seen?.flowId !== flowId) return
    await writeFlow(work.db, task, null)
    // Signed while the provider was silent, and then refused here.
    if (isSigned) await openConflict(work, task)
  })
}

export const flowClosed = kind({
  name: 'contract.closeFlow',
  data: Type.Object({ bp: Type.String(), taskId: Type.String() }),
  run: { manual: closeFlow },
})

/** A provider's callback: its signature is checked, and nothing of it is believed but which flow it is about. */
export async function called(
  work: Work,
  name: string,
  request: Parameters<ESign['callback']>[0],
): Promise<{ status: 200 | 401 }> {
  const { esign } = work.ports
  const said = esign?.provider === name ? esign.callback(request) : null
  if (said === null) return { status: 401 }
  const task = await taskOfFlow(work.db, said.flowId)
  if (task) await enqueue(work, flow, task.taskId, { bp: task.bp, taskId: task.taskId })
  return { status: 200 }
}

export const failReasonOf = (work: Work, { reason }: Task): string => openText(work, reason)
