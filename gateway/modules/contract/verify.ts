import type { In, Out } from '@contract'
import type { Ctx, Work } from '../../http/context'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import type { FoundSignature } from '../../pdf/sign/read'
import { isoOf } from '../../ports/clock'
import { openOwn } from '../file/service'
import { signedByHash } from './repo/signing'
import { signingKeys } from './signing/keys'
import { sha256, storedBytes } from './signing/sign'

type Verify = 'btwob GET /sign/verify'
type Verdict = Out<Verify>['verdict']

interface Opened {
  name: string
  bytes: Buffer
}

/** The document of a public link, or one that the caller has uploaded. */
async function opened(ctx: Ctx, { hash, fileId }: In<Verify>): Promise<Opened> {
  if (hash !== undefined) {
    const stored = ownOr2902(await signedByHash(ctx.db, hash))
    const bytes = await storedBytes(ctx, stored.fileId)
    if (bytes === null) throw new Refusal('2902')
    return { name: stored.name, bytes }
  }
  if (fileId === undefined) throw badField('fileId')
  if (!ctx.session) throw new Refusal('1888')
  return ownOr2902(await openOwn(ctx, ctx.session.userId, fileId))
}

/** Judges a document with the root of this deployment. */
export async function verify(ctx: Ctx, input: In<Verify>): Promise<Out<Verify>> {
  const { name, bytes } = await opened(ctx, input)
  const { readSignatures } = await import('../../pdf/sign/read')
  const { pem } = await import('../../pdf/sign/x509')
  const { root } = await signingKeys(ctx)
  const found = readSignatures(bytes, root.certificate)
  const fileHash = sha256(bytes)
  return {
    verdict: verdictOf(found, bytes.length),
    name,
    size: bytes.length,
    checkedAt: ctx.clock.iso(),
    signatures: found.map((one) => shown(one)),
    coveredHash: found[0]?.coveredHash ?? '',
    fileHash,
    rest: found.length === 0 ? 0 : bytes.length - (found.at(-1)?.reach ?? 0),
    isArchived: await isStored(ctx, fileHash),
    root: pem(root.certificate),
  }
}

const isStored = async (work: Work, hash: string): Promise<boolean> => (await signedByHash(work.db, hash)) !== undefined

/** Every signature has to hold, and the last one has to cover the file to its end. */
function verdictOf(found: readonly FoundSignature[], size: number): Verdict {
  if (found.length === 0) return 'UNSIGNED'
  if (found.some(({ isIntact }) => !isIntact) || found.at(-1)?.reach !== size) return 'CHANGED'
  return found.every(({ isKnown }) => isKnown) ? 'VALID' : 'UNKNOWN'
}

const moment = (iso: string | null): string | null => (iso === null || iso === '' ? null : isoOf(Date.parse(iso)))

const shown = ({ name, person, stampedAt, validTo, isIntact, isKnown }: FoundSignature) => ({
  name,
  person,
  stampedAt: moment(stampedAt),
  validTo: moment(validTo),
  isIntact,
  isKnown,
})
